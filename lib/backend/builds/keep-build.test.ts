import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { staticAssets } from '#lib/server/http/built-files.ts'
import { setKeptFile } from '#lib/server/http/kept-file-handler.ts'
import { folderStore } from '../media/folder/folder-store.ts'
import { keepBuild } from './keep-build.ts'
import { keptFiles } from './kept-file.ts'

const top = mkdtempSync(path.join(os.tmpdir(), 'haat-builds-'))
afterAll(() => rmSync(top, { recursive: true }))
const kept = path.join(top, 'kept')
const store = folderStore(kept)

let built = 0
/** A build with a file of its own and one that all have. */
const build = async (id: string) => {
  const folder = path.join(top, id)
  mkdirSync(path.join(folder, 'chunks'), { recursive: true })
  writeFileSync(path.join(folder, `chunks/${id}.js`), `self.build=${JSON.stringify(id)}`)
  writeFileSync(path.join(folder, 'chunks/shared.css'), 'a{}')
  await keepBuild(store, { id, folder })
  const list = path.join(kept, `builds/list-${id}.json`)
  utimesSync(list, ++built, built)
  return folder
}
const files = () => readdirSync(path.join(kept, 'builds/files/chunks')).sort()

test('the last three builds are kept, and of older ones only what a newer one has too', async () => {
  for (const id of ['one', 'two', 'three']) await build(id)
  expect(files()).toEqual(['one.js', 'shared.css', 'three.js', 'two.js'])
  await build('four')
  expect(files()).toEqual(['four.js', 'shared.css', 'three.js', 'two.js'])
  // A build that is started again is the newest one.
  await build('two')
  await build('five')
  expect(files()).toEqual(['five.js', 'four.js', 'shared.css', 'two.js'])
})

test('a copy of one build sends the scripts of the others, and nothing else', async () => {
  const own = await build('mine')
  await build('theirs')
  setKeptFile(keptFiles(store))
  const assets = staticAssets(own)
  const ask = (name: string) => assets({ headers: {} } as IncomingMessage, `/_next/static/${name}`)
  const found = await ask('chunks/theirs.js')
  expect([found?.status, String(found?.body)]).toEqual([200, 'self.build="theirs"'])
  expect(found?.headers).toMatchObject({
    'content-type': 'application/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect(String((await ask('chunks/mine.js'))?.body)).toBe('self.build="mine"')
  for (const name of ['chunks/none.js', '../list-theirs.json', '%2e%2e/list-theirs.json', 'chunks/'])
    expect((await ask(name))?.status).toBe(404)
})
