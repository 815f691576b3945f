import 'server-only'
import { copyFile, mkdir, readdir, stat } from 'node:fs/promises'
import path from 'node:path'

/** Copies a folder whose files come and go meanwhile: one that is gone when its turn comes was not needed. */
export const copyLiving = async (
  from: string,
  to: string,
  wanted: (file: string) => boolean = () => true,
) => {
  const { mode } = await stat(from)
  await mkdir(to, { recursive: true, mode })
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const file = path.join(from, entry.name)
    if (!wanted(file)) continue
    const copy = path.join(to, entry.name)
    await (entry.isDirectory() ? copyLiving(file, copy, wanted) : copyFile(file, copy)).catch(ifGone)
  }
}

const ifGone = (error: NodeJS.ErrnoException) => {
  if (error.code !== 'ENOENT') throw error
}
