import { type FileCard, type FileFault, type FromFile, readCards } from "../src/index.ts"

/** A file in pieces of this many bytes. */
export async function* chunked(file: string | Uint8Array, size = 7): AsyncGenerator<Uint8Array> {
  const bytes = typeof file === "string" ? new TextEncoder().encode(file) : file
  for (let at = 0; at < bytes.length; at += size) yield bytes.slice(at, at + size)
}

interface Read {
  readonly format: string | null
  readonly cards: readonly FileCard[]
  readonly remarks: readonly FileFault[]
  readonly broken: FileFault | null
  readonly repeated: number
}

/** Everything that a file gives. */
export async function read(chunks: AsyncIterable<Uint8Array>): Promise<Read> {
  const all: FromFile[] = []
  for await (const one of readCards(chunks)) all.push(one)
  return {
    format: all.flatMap((one) => (one.is === "format" ? [one.format] : []))[0] ?? null,
    cards: all.flatMap((one) => (one.is === "card" ? [one.card] : [])),
    remarks: all.flatMap((one) => (one.is === "remark" ? [one.fault] : [])),
    broken: all.flatMap((one) => (one.is === "broken" ? [one.fault] : []))[0] ?? null,
    repeated: all.flatMap((one) => (one.is === "end" ? [one.repeated] : []))[0] ?? 0,
  }
}
