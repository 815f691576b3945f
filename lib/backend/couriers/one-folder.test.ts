import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { providers } from './providers.ts'

// A courier service is one folder and its settings: docs/couriers.md, "Another service".
const HERE = 'lib/backend/couriers'
const ALLOWED = [
  `${HERE}/shiprocket/`,
  `${HERE}/practice/`,
  `${HERE}/providers.ts`,
  'lib/server/settings/env.ts',
  // What the desk calls its settings.
  'lib/messages/en/desk-shop-keys.ts',
  // Its form of sheets, for whoever has no keys.
  'lib/backend/courier-sheets/layouts.ts',
  'lib/desk/rules/courier-layouts.ts',
  'lib/messages/en/courier-sheets.ts',
  'lib/messages/en/cli-parcels.ts',
]
const FILES = ['adapter', 'courier', 'provider', 'settings', 'token', 'webhook']

const isTest = (file: string) => /\.(test|spec)\.tsx?$|(^|\/)test-[^/]*\.ts$/.test(file)
const sources = ['app', 'components', 'lib', 'scripts']
  .flatMap(folder => readdirSync(folder, { recursive: true }).map(name => join(folder, String(name))))
  .filter(file => /\.(tsx?|m?js|css|sql)$/.test(file) && !isTest(file))

test('every service is in the list, and every folder has the same files', () => {
  const folders = readdirSync(__dirname, { withFileTypes: true }).filter(entry => entry.isDirectory())
  expect(folders.map(({ name }) => name).sort()).toEqual(Object.keys(providers).sort())
  for (const name of Object.keys(providers))
    expect(readdirSync(`${__dirname}/${name}`)).toEqual(
      expect.arrayContaining(FILES.map(file => `${file}.ts`)),
    )
})

test('the service’s name stands in its own folder and the settings only', () => {
  const naming = sources.filter(file => /shiprocket/i.test(readFileSync(file, 'utf8')))
  expect(naming.filter(file => !ALLOWED.some(place => file.startsWith(place)))).toEqual([])
  expect(ALLOWED.filter(place => !naming.some(file => file.startsWith(place)))).toEqual([])
})

test('the practice courier’s own code is loaded on demand only', () => {
  const inside = `${HERE}/practice/service/`
  const carrying = sources
    .filter(file => !file.startsWith(inside))
    .filter(file => /(from|^import) '[^']*couriers\/practice\/service\//m.test(readFileSync(file, 'utf8')))
  expect(carrying).toEqual([])
  expect(readFileSync(`${HERE}/practice/mounted.ts`, 'utf8')).toContain("import('./service/mount.ts')")
})

test('the address of the webhook has none of the letters that the service refuses', () => {
  const [route] = readdirSync('app/(api)').filter(name => name.startsWith('parcel-'))
  expect(route).toBe('parcel-webhook')
  expect(route).not.toMatch(/shiprocket|kartrocket|sr|kr/)
})
