import { type Fault, fail, type Outcome } from "@dilemma-table/engine"

/** A fault of the store, as it may be told; null for an error that is none of the store's surroundings. */
export function storeFault(error: unknown, path: string): Fault | null {
  const told = faultOf(error, path)
  return told === null || told.ok ? null : told.fault
}

export const newer = (path: string, found: number): Outcome<never> =>
  fail(
    "store-newer",
    path,
    `${path} was made by a newer dilemma (tables of version ${found}). Use that, or name another folder with --data or DILEMMA_DATA.`,
    `${path}は新しいdilemmaで作られています(表の版${found})。新しい方を使うか、--dataまたはDILEMMA_DATAで別のフォルダーを指定してください。`,
  )

function faultOf(error: unknown, path: string): Outcome<never> | null {
  const { code = "", message = "" } = error as { readonly code?: string; readonly message?: string }
  if (code === "SQLITE_BUSY" || code.startsWith("SQLITE_BUSY_"))
    return fail(
      "store-busy",
      path,
      `${path} is being written by another dilemma. Wait until it has finished.`,
      `${path}には別のdilemmaが書き込んでいます。終わるまで待ってください。`,
    )
  if (code === "SQLITE_NOTADB" || code === "SQLITE_CORRUPT" || code.startsWith("SQLITE_CORRUPT_"))
    return fail(
      "store-broken",
      path,
      `${path} isn't a store of cards, or is damaged. Move it away and import the cards again.`,
      `${path}はカードの保管ファイルでないか、壊れています。別の場所に移してから、もう一度取り込んでください。`,
    )
  if (code === "SQLITE_FULL" || code === "ENOSPC")
    return fail("store-full", path, `${path}: the disk is full.`, `${path}: ディスクに空きがありません。`)
  const closed =
    code.startsWith("SQLITE_CANTOPEN") ||
    code.startsWith("SQLITE_READONLY") ||
    code.startsWith("SQLITE_IOERR") ||
    message.startsWith("ConnectionFailed") ||
    ["EACCES", "EPERM", "EROFS", "ENOENT", "ENOTDIR", "EEXIST", "ENAMETOOLONG", "ELOOP"].includes(code)
  return closed
    ? fail(
        "store-closed",
        path,
        `${path} can't be opened or written. Check its folder, or name another one with --data or DILEMMA_DATA.`,
        `${path}を開けないか、書き込めません。フォルダーを確かめるか、--dataまたはDILEMMA_DATAで別のフォルダーを指定してください。`,
      )
    : null
}
