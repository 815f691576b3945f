import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { readEnv } from '#lib/server/settings/env.ts'

const settingsRead = () => {
  const names = new Set<string>()
  const source = new Proxy<Record<string, string>>(
    {},
    {
      get: (_, name) => {
        names.add(String(name))
        return undefined
      },
    },
  )
  readEnv(source)
  return [...names].sort()
}

const example = readFileSync('.env.example', 'utf8')

test('docs/settings.md names each setting that is read, and no other', () => {
  const table = readFileSync('docs/settings.md', 'utf8')
  const named = [...table.matchAll(/^\| (`[^|]*)\|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([A-Z][A-Z0-9_]*)`/g)].map(([, name]) => String(name)),
  )
  expect(named.sort()).toEqual(settingsRead())
})

test('.env.example names each setting that is read, sets none, and each of its values is taken', () => {
  expect(parseEnv(example)).toEqual({})
  const settings = parseEnv(example.replace(/^# ([A-Z][A-Z0-9_]*=)/gm, '$1'))
  expect(Object.keys(settings).sort()).toEqual(settingsRead())
  expect(readEnv(settings as Record<string, string>)).toMatchObject({
    port: 3000,
    trustProxy: true,
    production: true,
  })
})
