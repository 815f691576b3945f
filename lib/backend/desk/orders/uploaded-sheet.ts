import 'server-only'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { ActResult } from '#lib/desk/rules/act-types.ts'
import { sheetNeeded, sheetTypes } from '#messages/desk-orders-courier-sheets.ts'

/** Lets a sheet that was sent with a form be read from a file, which is gone afterwards. */
export async function withUploadedSheet(
  [file]: readonly File[],
  work: (path: string) => Promise<ActResult>,
): Promise<ActResult> {
  if (!file) return { refused: '', fields: { pictures: sheetNeeded } }
  const name = path
    .basename(file.name)
    .replace(/[^\p{L}\p{N} ._()-]/gu, '_')
    .slice(-100)
  if (!/\.(csv|txt|tsv|xlsx)$/i.test(name)) return { refused: '', fields: { pictures: sheetTypes } }
  const folder = await mkdtemp(path.join(os.tmpdir(), 'courier-'))
  try {
    const whole = path.join(folder, name)
    await writeFile(whole, Buffer.from(await file.arrayBuffer()), { mode: 0o600 })
    return await work(whole)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
