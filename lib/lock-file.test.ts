import { existsSync, readFileSync } from 'node:fs'

type Entry = {
  version: string
  integrity?: string
  resolved?: string
  optional?: boolean
  dev?: boolean
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}
const read = (file: string): Record<string, Entry> => JSON.parse(readFileSync(file, 'utf8')).packages
const lock = read('package-lock.json')
const entriesOf = (packages: Record<string, Entry>) =>
  Object.entries(packages).flatMap(([place, entry]) =>
    place ? [[place.replace('node_modules/', ''), entry] as const] : [],
  )
const entries = entriesOf(lock)
const studio = entriesOf(read('demo/studio/package-lock.json'))

// Binaries of other systems, which the registry that this lock file was written with does not serve. npm takes them
// unchecked on such a system: whoever writes the lock file anew with the full registry takes them out of this list.
const UNCHECKED = [
  '@biomejs/cli-android-arm64',
  '@biomejs/cli-android-x64',
  '@biomejs/cli-darwin-arm64',
  '@biomejs/cli-darwin-x64',
  '@biomejs/cli-linux-arm64-musl',
  '@biomejs/cli-linux-x64-musl',
  '@biomejs/cli-win32-arm64',
  '@biomejs/cli-win32-x64',
  '@next/swc-darwin-arm64',
  '@next/swc-darwin-x64',
  '@next/swc-win32-arm64-msvc',
  '@next/swc-win32-x64-msvc',
  '@tailwindcss/oxide-android-arm64',
  '@tailwindcss/oxide-darwin-arm64',
  '@tailwindcss/oxide-darwin-x64',
  '@tailwindcss/oxide-freebsd-x64',
  '@tailwindcss/oxide-linux-arm-gnueabihf',
  '@tailwindcss/oxide-wasm32-wasi',
  '@tailwindcss/oxide-win32-arm64-msvc',
  '@tailwindcss/oxide-win32-x64-msvc',
  '@unrs/resolver-binding-android-arm-eabi',
  '@unrs/resolver-binding-android-arm64',
  '@unrs/resolver-binding-darwin-arm64',
  '@unrs/resolver-binding-darwin-x64',
  '@unrs/resolver-binding-freebsd-x64',
  '@unrs/resolver-binding-linux-arm-gnueabihf',
  '@unrs/resolver-binding-linux-arm-musleabihf',
  '@unrs/resolver-binding-linux-loong64-gnu',
  '@unrs/resolver-binding-linux-loong64-musl',
  '@unrs/resolver-binding-linux-ppc64-gnu',
  '@unrs/resolver-binding-linux-riscv64-gnu',
  '@unrs/resolver-binding-linux-riscv64-musl',
  '@unrs/resolver-binding-linux-s390x-gnu',
  '@unrs/resolver-binding-openharmony-arm64',
  '@unrs/resolver-binding-win32-arm64-msvc',
  '@unrs/resolver-binding-win32-ia32-msvc',
  '@unrs/resolver-binding-win32-x64-msvc',
]

test('each package of the lock file has the sum that it is checked by, but for those that are named here', () => {
  expect(entries.length).toBeGreaterThan(500)
  const without = entries.filter(([, { integrity }]) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''))
  expect(without.map(([name]) => name)).toEqual(UNCHECKED)
  expect(without.filter(([, { optional }]) => !optional)).toEqual([])
  expect(studio.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([])
})

test('a package that only tests need is marked so, and a start does not install it', () => {
  const running = new Set<string>()
  const follow = (place: string) => {
    if (running.has(place) || !lock[place]) return
    running.add(place)
    for (const name of neededBy(lock[place])) follow(placeOf(name, place))
  }
  for (const name of neededBy(lock[''] as Entry)) follow(placeOf(name, ''))
  expect(running.size).toBeGreaterThan(80)
  const others = Object.entries(lock).filter(([place, { dev }]) => place && !dev && !running.has(place))
  expect(others.map(([place]) => place)).toEqual([])
})

test('the lock file names no registry of anybody’s own', () => {
  const elsewhere = [...entries, ...studio].filter(
    ([, { resolved = '' }]) => resolved && !resolved.startsWith('https://registry.npmjs.org/'),
  )
  expect(elsewhere).toEqual([])
  expect(existsSync('.npmrc')).toBe(false)
})

const neededBy = ({ dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta }: Entry) => [
  ...Object.keys({ ...dependencies, ...optionalDependencies }),
  ...Object.keys(peerDependencies ?? {}).filter(name => !peerDependenciesMeta?.[name]?.optional),
]

/** Where Node finds it: in the package itself, or in the next one above. */
function placeOf(name: string, from: string): string {
  const place = `${from && `${from}/`}node_modules/${name}`
  if (lock[place] || !from) return place
  return placeOf(name, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))))
}
