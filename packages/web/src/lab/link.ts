import type { Fault } from "@dilemma-table/engine"
import type { LabSource } from "../protocol/lab-messages.ts"
import { Refused } from "../protocol/port.ts"

/*
 * What is open in the lab as an address: `#/lab/ID?rules=…&at=…` for one of the project's rulings, `#/lab?r=…` for the text of
 * a ruling and `#/lab?g=…` for a game, both compressed. Everything stands behind `#`: it reaches no server.
 */

export interface LabLink {
  readonly source: LabSource | { readonly kind: "id"; readonly id: string } | null
  readonly editions: readonly string[]
  /** The step of the trace that is shown, counted from 0; null for the last. */
  readonly at: number | null
}

/** A link's text can't be longer than this when it is unpacked. */
const longest = 4_000_000

export async function hashOf({ source, editions, at }: LabLink): Promise<string> {
  const more = new URLSearchParams()
  if (source?.kind === "ruling") more.set("r", await packed(source.text))
  if (source?.kind === "game") more.set("g", await packed(source.file))
  if (editions.length > 0) more.set("rules", editions.join(","))
  if (at !== null) more.set("at", String(at + 1))
  const place = source?.kind === "id" ? `#/lab/${encodeURIComponent(source.id)}` : "#/lab"
  const rest = more.toString()
  return rest === "" ? place : `${place}?${rest}`
}

/**
 * Reads an address.
 * @throws Refused for one that is damaged
 */
export async function linkIn(hash: string): Promise<LabLink> {
  const [path = "", query = ""] = splitAt(hash.replace(/^#?\/?lab\/?/, ""), "?")
  const more = new URLSearchParams(query)
  const editions = (more.get("rules") ?? "").split(",").filter((one) => one !== "")
  const at = Number.parseInt(more.get("at") ?? "", 10)
  return {
    source: await sourceIn(path, more),
    editions: editions.slice(0, 2),
    at: Number.isSafeInteger(at) && at > 0 ? at - 1 : null,
  }
}

async function sourceIn(path: string, more: URLSearchParams): Promise<LabLink["source"]> {
  const [text, file] = [more.get("r"), more.get("g")]
  if (text !== null) return { kind: "ruling", text: await unpacked(text) }
  if (file !== null) return { kind: "game", file: await unpacked(file) }
  return path === "" ? null : { kind: "id", id: decoded(path) }
}

function splitAt(text: string, sign: string): readonly [string, string] {
  const at = text.indexOf(sign)
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + 1)]
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw damaged()
  }
}

const damaged = (): Refused =>
  new Refused({
    code: "link-damaged",
    place: "address",
    message: {
      en: "This link is damaged or was cut off. Ask for it again, or open the ruling as a file.",
      ja: "このリンクは壊れているか、途中で切れています。もう一度送ってもらうか、ファイルで開いてください。",
    },
  })

const tooLong = (): Refused =>
  new Refused({
    code: "too-long",
    place: "text",
    message: {
      en: "This is far larger than a ruling or a game can be, and isn't opened.",
      ja: "裁定や対戦としては大きすぎるため、開きません。",
    },
  })

async function packed(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"))
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer())
  let binary = ""
  for (let i = 0; i < bytes.length; i += 8192) binary += String.fromCharCode(...bytes.subarray(i, i + 8192))
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "")
}

async function unpacked(text: string): Promise<string> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  try {
    const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"))
    const bytes = Uint8Array.from(binary, (sign) => sign.charCodeAt(0))
    const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader()
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      length += value.length
      if (length > longest) {
        await reader.cancel()
        break
      }
      chunks.push(value)
    }
  } catch {
    throw damaged()
  }
  if (length > longest) throw tooLong()
  return new Blob(chunks).text()
}

const foreign: Fault = {
  code: "file-foreign",
  place: "file",
  message: {
    en: "This file is neither a ruling nor a saved game. Rulings end in .yaml, saved games in .json.",
    ja: "このファイルは裁定でもセーブデータでもありません。裁定は.yaml、セーブデータは.jsonのファイルです。",
  },
}

/** What a file holds: a saved game, or the text of a ruling. */
export async function sourceOfFile(file: Blob): Promise<LabSource> {
  if (file.size > longest) throw tooLong()
  const text = await file.text()
  if (/^\s*\{\s*"/.test(text)) return { kind: "game", file: text }
  if (text.includes("\0") || text.trim() === "") throw new Refused(foreign)
  return { kind: "ruling", text }
}
