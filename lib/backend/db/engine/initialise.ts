import 'server-only'
import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { StartError } from '#lib/server/settings/start-error.ts'
import { dataNotMade, otherPostgresVersion } from '#messages/start.ts'
import type { Binaries } from './binaries.ts'
import { whyNotRun } from './launch.ts'
import { spawnAs } from './os-user.ts'
import { adopt, type EnginePaths, giveTo } from './paths.ts'

const run = promisify(execFile)

/** Creates the data folder, completely or not at all; an existing one is left unchanged. */
export const initialise = async (
  binaries: Binaries,
  places: EnginePaths,
  password: string,
  scratch: string,
) => {
  if (existsSync(places.data)) {
    adopt(places)
    return refuseOtherVersion(binaries, places)
  }
  const draft = `${places.data}.${process.pid}`
  const passwordFile = path.join(scratch, `password.${process.pid}`)
  writeFileSync(passwordFile, `${password}\n`)
  giveTo(places.runner, passwordFile)
  try {
    await initdb(binaries, places, draft, passwordFile)
    renameSync(draft, places.data)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    // Another process of this shop was faster.
    if (!existsSync(places.data)) throw error
  } finally {
    rmSync(passwordFile)
  }
}

const refuseOtherVersion = (binaries: Binaries, places: EnginePaths) => {
  const found = readFileSync(path.join(places.data, 'PG_VERSION'), 'utf8').trim()
  if (found !== binaries.major) throw new StartError(otherPostgresVersion(places.data, found, binaries.major))
}

// Letters of every script count as letters only with a UTF-8 character type; macOS has no C.UTF-8.
const CHARACTER_TYPES = ['C.UTF-8', 'en_US.UTF-8', 'C']

const initdb = async (binaries: Binaries, places: EnginePaths, draft: string, passwordFile: string) => {
  for (const [index, ctype] of CHARACTER_TYPES.entries()) {
    rmSync(draft, { recursive: true, force: true })
    mkdirSync(draft)
    giveTo(places.runner, draft)
    try {
      await run(
        path.join(binaries.bin, 'initdb'),
        argumentsOf(draft, passwordFile, ctype),
        spawnAs(places.runner),
      )
      return
    } catch (error) {
      const { message, stderr = '' } = error as Error & { stderr?: string }
      if (index < CHARACTER_TYPES.length - 1 && /invalid locale/.test(stderr)) continue
      throw new StartError(dataNotMade(stderr.trim() || whyNotRun(error as Error, binaries.bin) || message))
    }
  }
}

const argumentsOf = (draft: string, passwordFile: string, ctype: string) => [
  `--pgdata=${draft}`,
  '--username=keeper',
  `--pwfile=${passwordFile}`,
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--locale=C',
  `--lc-ctype=${ctype}`,
  '--no-instructions',
]
