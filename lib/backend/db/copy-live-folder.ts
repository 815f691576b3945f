import 'server-only'
import { access, copyFile, mkdir, readdir, stat } from 'node:fs/promises'
import path from 'node:path'

/** Copies a folder whose files come and go meanwhile: a file that is gone when its turn comes was not needed. */
export const copyLiveFolder = async (
  from: string,
  to: string,
  includes: (file: string) => boolean = () => true,
) => {
  const { mode } = await stat(from)
  await mkdir(to, { recursive: true, mode })
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const file = path.join(from, entry.name)
    if (!includes(file)) continue
    const copy = path.join(to, entry.name)
    await (entry.isDirectory() ? copyLiveFolder(file, copy, includes) : copyFile(file, copy)).catch(error =>
      unlessGone(file, error),
    )
  }
}

// Only the source may be missing: a copy that cannot be written must fail.
const unlessGone = async (file: string, error: unknown) => {
  const exists = await access(file).then(
    () => true,
    () => false,
  )
  if (exists) throw error
}
