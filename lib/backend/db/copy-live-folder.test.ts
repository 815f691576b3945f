import { rmSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { copyLiveFolder } from './copy-live-folder.ts'

test('a file that disappears during the copy is left out, and all others are there', async () => {
  const top = await mkdtemp(path.join(os.tmpdir(), 'haat-living-'))
  const from = path.join(top, 'from')
  await mkdir(path.join(from, 'inner'), { recursive: true })
  for (const name of ['a', 'inner/b', 'inner/c', 'd']) await writeFile(path.join(from, name), name)
  // listed, and gone before it is copied
  const seen: string[] = []
  await copyLiveFolder(from, path.join(top, 'to'), file => {
    seen.push(path.relative(from, file))
    if (file.endsWith('inner/b') || file.endsWith('/d')) rmSync(file)
    return !file.endsWith('/a')
  })
  expect(seen.sort()).toEqual(['a', 'd', 'inner', 'inner/b', 'inner/c'])
  expect((await readdir(path.join(top, 'to'), { recursive: true })).sort()).toEqual(['inner', 'inner/c'])
  await rm(top, { recursive: true })
})

test('a copy that cannot be written fails', async () => {
  const top = await mkdtemp(path.join(os.tmpdir(), 'haat-living-'))
  const [from, to] = [path.join(top, 'from'), path.join(top, 'to')]
  await mkdir(from)
  await writeFile(path.join(from, 'a'), 'a')
  const copied = copyLiveFolder(from, to, () => {
    rmSync(to, { recursive: true })
    return true
  })
  await expect(copied).rejects.toThrow('ENOENT')
  await rm(top, { recursive: true })
})
