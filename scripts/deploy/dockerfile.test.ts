import { readFileSync } from 'node:fs'
import { settingsOf, stages, valuesOf } from './dockerfile.ts'

const [build = [], image = []] = stages()

test('the image has a base that is pinned, an ordinary user, and DATA_DIR as its only volume', () => {
  for (const stage of [build, image])
    expect(valuesOf(stage, 'FROM')[0]).toMatch(/^node:\d+\.\d+\.\d+-[a-z]+-slim\b/)
  expect(valuesOf(image, 'USER')).toEqual(['node'])
  expect(valuesOf(image, 'VOLUME')).toEqual([settingsOf(image).DATA_DIR])
})

test('the image is built by the commands of package.json, and starts as npm start does', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect(valuesOf(build, 'RUN')).toContain(scripts.build)
  expect(JSON.parse(valuesOf(image, 'CMD')[0] ?? '[]').join(' ')).toBe(scripts.start)
})

test('the Node of the image is the one that CI installs', () => {
  const [, version] = /node-linux-\$arch@([\d.]+)/.exec(readFileSync('.ci/run', 'utf8')) ?? []
  expect(valuesOf(image, 'FROM')[0]).toContain(`node:${version}-`)
})

test('no setting, secret or data of the folder comes into the image', () => {
  const left = readFileSync('.dockerignore', 'utf8').split('\n')
  for (const name of ['.env', '.env.*', 'data', '.git', 'deploy']) expect(left).toContain(name)
})
