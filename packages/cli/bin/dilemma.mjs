#!/usr/bin/env node
// Starts the command. In a checkout it is bundled again whenever a source file is newer than the bundle.
import { existsSync } from "node:fs"
import { fileURLToPath, pathToFileURL } from "node:url"

const [major, minor] = process.versions.node.split(".").map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`dilemma needs Node 20.19 or newer; this is Node ${process.versions.node}.`)
  process.exit(1)
}

const bundle = fileURLToPath(new URL("../dist/dilemma.mjs", import.meta.url))
if (existsSync(new URL("../src/main.ts", import.meta.url))) {
  const { ensureBundle } = await import("./bundle.mjs")
  await ensureBundle(bundle)
  process.setSourceMapsEnabled(true)
}
await import(pathToFileURL(bundle).href)
