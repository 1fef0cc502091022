import { Broken, fileFault } from "./faults.ts"

export type Chunks = AsyncIterable<Uint8Array>

/** The first bytes of a file, and the whole of it from its beginning, for whoever reads it next. */
export interface Begun {
  readonly first: Uint8Array
  readonly all: Chunks
}

/** Reads as much as is asked for, where there is as much, and gives it back together with the rest. */
export async function begun(chunks: Chunks, enough: number): Promise<Begun> {
  const rest = chunks[Symbol.asyncIterator]()
  const read: Uint8Array[] = []
  let size = 0
  while (size < enough) {
    const next = await rest.next()
    if (next.done === true) break
    read.push(next.value)
    size += next.value.length
  }
  const first = joined(read)
  return { first, all: both(first, rest) }
}

async function* both(first: Uint8Array, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    if (first.length > 0) yield first
    for (let next = await rest.next(); next.done !== true; next = await rest.next()) yield next.value
  } finally {
    await rest.return?.()
  }
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const [only] = parts
  if (parts.length === 1 && only !== undefined) return only
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const one of parts) {
    all.set(one, at)
    at += one.length
  }
  return all
}

/** What packed files begin with. */
const packed: readonly { readonly name: string; readonly begins: readonly number[] }[] = [
  { name: "zip", begins: [0x50, 0x4b, 0x03, 0x04] },
  { name: "xz", begins: [0xfd, 0x37, 0x7a, 0x58, 0x5a] },
  { name: "bzip2", begins: [0x42, 0x5a, 0x68] },
  { name: "7z", begins: [0x37, 0x7a, 0xbc, 0xaf] },
  { name: "zstd", begins: [0x28, 0xb5, 0x2f, 0xfd] },
]

const beginsWith = (bytes: Uint8Array, begins: readonly number[]): boolean =>
  begins.every((byte, i) => bytes[i] === byte)

/** The file's bytes, unpacked where it is packed with gzip. Throws Broken where it is packed otherwise, or nothing. */
export async function unpacked(chunks: Chunks): Promise<Chunks> {
  const { first, all } = await begun(chunks, 8)
  if (first.length === 0) throw new Broken(fileFault("empty"))
  const other = packed.find(({ begins }) => beginsWith(first, begins))
  if (other !== undefined) throw new Broken(fileFault("compressed", { found: other.name }))
  return beginsWith(first, [0x1f, 0x8b]) ? gunzipped(all) : all
}

async function* gunzipped(chunks: Chunks): AsyncGenerator<Uint8Array> {
  const source = chunks[Symbol.asyncIterator]()
  const reader = new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      const next = await source.next()
      if (next.done === true) controller.close()
      else controller.enqueue(next.value as Uint8Array<ArrayBuffer>)
    },
  })
    .pipeThrough(new DecompressionStream("gzip"))
    .getReader()
  let offset = 0
  try {
    for (;;) {
      const next = await reader.read().catch((error: unknown) => {
        throw error instanceof Broken ? error : new Broken(fileFault("broken-gzip", { offset }))
      })
      if (next.done) return
      offset += next.value.length
      yield next.value
    }
  } finally {
    await reader.cancel().catch(() => {})
    await source.return?.()
  }
}
