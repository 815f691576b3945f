import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { readEnv } from '#lib/server/settings/env.ts'
import { SECRET_NAMES } from '#lib/server/settings/secret-names.ts'

const read = (name: string) => readFileSync(join('deploy', name), 'utf8')
const files = readdirSync('deploy', { recursive: true })
  .map(String)
  .filter(name => /\.\w+$/.test(name))

const settingsRead = () => {
  const names = new Set<string>()
  const note = { get: (_: object, name: string | symbol) => void names.add(String(name)) }
  readEnv(new Proxy<Record<string, string>>({}, note))
  return names
}

test('each value that the files of a cluster need stands in cluster.env.example, and no other', () => {
  const needed = new Set(
    files
      .filter(name => /^(etcd|patroni|pgbouncer|haproxy)\//.test(name) && !name.endsWith('.sh'))
      .flatMap(name =>
        read(name)
          .split('\n')
          .filter(line => !/^\s*[#;]/.test(line))
          .flatMap(line => [...line.matchAll(/\$\{(\w+)\}/g)].map(([, value = '']) => value)),
      ),
  )
  const given = Object.keys(parseEnv(read('cluster.env.example')))
  expect(given.sort()).toEqual([...needed].sort())
})

test('compose sets only settings that the shop has, runs it read-only as an ordinary user, and pins each image', () => {
  const compose = read('compose.yaml')
  const [, shop = ''] = /^x-shop:([\s\S]*?)^services:/m.exec(compose) ?? []
  expect(shop).toMatch(/^ {2}read_only: true$/m)
  expect(shop).toMatch(/^ {2}user: node$/m)
  const known = settingsRead()
  const set = [...shop.matchAll(/^ {4}([A-Z_]+):/gm)].map(([, name = '']) => name)
  expect(set.length).toBeGreaterThan(10)
  expect(set.filter(name => !known.has(name))).toEqual([])
  const images = [...compose.matchAll(/^ {4}image: (\S+)$/gm)].map(([, image = '']) => image)
  expect(images.length).toBeGreaterThan(2)
  for (const image of images) expect(image).toMatch(/:.*\d/)
})

test('make-secrets.sh makes each secret that the copies share', () => {
  const [, names = ''] = /^for name in (.*); do$/m.exec(read('make-secrets.sh')) ?? []
  expect(names.split(' ').sort()).toEqual([...SECRET_NAMES].sort())
})
