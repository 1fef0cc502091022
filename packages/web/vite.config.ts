import react from "@vitejs/plugin-react"
import { defineConfig } from "vite"
import { dealt } from "./build/dealt.ts"
import { later, laterChunk } from "./build/later.ts"
import { leaner } from "./build/leaner.ts"
import { noRings } from "./build/rings.ts"
import { rulingHeads } from "./build/ruling-heads.ts"

/** Our own packages do nothing when they are loaded: what isn't used of them needn't be there. */
const pureRooms = {
  moduleSideEffects: (id: string, external: boolean) =>
    !external && (id.endsWith(".css") || !id.includes("/packages/")),
}

export default defineConfig({
  // Static files that work under any address.
  base: "./",
  cacheDir: "../../.cache/vite-web",
  plugins: [react(), dealt(), leaner(), rulingHeads(), noRings()],
  server: { host: "127.0.0.1" },
  build: { target: "es2022", rolldownOptions: { treeshake: pureRooms, checks: { pluginTimings: false } } },
  worker: {
    format: "es",
    plugins: () => [dealt(), leaner(), rulingHeads(), later("table.worker"), noRings()],
    rolldownOptions: {
      treeshake: pureRooms,
      output: {
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ debugName: "later", name: laterChunk }] },
      },
    },
  },
})
