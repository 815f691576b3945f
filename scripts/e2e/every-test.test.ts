import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { PlaywrightTestConfig } from 'playwright/test'

const { default: config }: { default: PlaywrightTestConfig } = require('../../playwright.config.mjs')

// A project takes files by their names, and leaves out tests by a tag; together they must leave out none.
const TAG = /@(?:wide|narrow)\b/g

type Glob = string | RegExp | (string | RegExp)[] | undefined
const isNamed = (file: string, globs: Glob) =>
  [globs ?? []].flat().some(glob => typeof glob === 'string' && path.matchesGlob(file, glob))
const takes = (project: { testMatch?: Glob; testIgnore?: Glob }, file: string) =>
  (!project.testMatch || isNamed(file, project.testMatch)) && !isNamed(file, project.testIgnore)

const files = globSync('e2e/**/*.spec.ts').map(file => path.resolve(file))
// Two projects read /proc, and are there on Linux only.
const onLinux = process.platform === 'linux' ? test : test.skip

onLinux('every browser test runs in a project, whatever its tag', () => {
  expect(files.length).toBeGreaterThan(40)
  const leftOut = files.flatMap(file => {
    const projects = (config.projects ?? []).filter(project => takes(project, file))
    const tags = ['', ...new Set(readFileSync(file, 'utf8').match(TAG))]
    const runs = (tag: string) =>
      projects.some(({ grepInvert }) => !(grepInvert instanceof RegExp && grepInvert.test(tag)))
    return tags.filter(tag => !runs(tag)).map(tag => `${path.basename(file)} ${tag}`)
  })
  expect(leftOut).toEqual([])
})

test('no test has two tags, which would keep it out of both widths', () => {
  const tagged = /describe\([^\n]*@(wide|narrow)/
  for (const file of files) {
    const text = readFileSync(file, 'utf8')
    const others = new Set(text.match(TAG))
    if (tagged.test(text)) expect([file, others.size]).toEqual([file, 1])
    expect(text).not.toMatch(/@(wide|narrow)[^\n]*@(wide|narrow)/)
  }
})
