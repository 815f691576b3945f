import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { fail } from './fail.mjs'

// What runTyped runs: a program, unless a setting is invalid, which is told in a sentence.
const [program] = process.argv.splice(2, 1)

const areSettingsValid = () =>
  import('#lib/server/settings/env.ts').then(
    () => true,
    error => {
      if (error.name !== 'StartError') throw error
      fail(error)
      return false
    },
  )

if (await areSettingsValid()) await import(pathToFileURL(path.resolve(program)).href)
