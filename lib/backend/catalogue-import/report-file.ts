import 'server-only'
import { existsSync } from 'node:fs'
import { open, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { andMore, foundByName } from '#messages/commands.ts'
import { csvLine } from './csv.ts'
import { type ImportErrors, inOrder, OF_FILES, type Telling } from './errors.ts'
import type { Lists } from './report-in-words.ts'

const IMPORT_REPORT = 'import-report.csv'
export const CONVERT_REPORT = 'convert-report.csv'
export const FEEDS_REPORT = 'feeds-report.csv'
const HEADER = `\ufeff${csvLine(['what', 'file', 'line', 'column', 'value', 'what to do'])}`

type Options = { lists: Lists; whole: boolean; folders: string[]; name?: string; telling?: Telling }

/**
 * Writes the lists into the first writable folder, unless the screen showed everything; returns the path. An older file
 * is deleted.
 */
export const keepReport = async ({
  lists,
  whole,
  folders,
  name = IMPORT_REPORT,
  telling = OF_FILES,
}: Options): Promise<string | undefined> => {
  const files = folders.map(folder => path.join(/* turbopackIgnore: true */ folder, name))
  for (const file of files) await succeeds(dropOlder(file))
  if (whole) return undefined
  const text =
    HEADER +
    (['errors', 'warnings', 'byName', 'undeclared'] as const)
      .map(list => linesOf(KINDS[list], telling, lists[list]))
      .join('')
  // If the seller's folder is not writable, the shop's is.
  for (const file of files) if (await succeeds(writeFile(file, text))) return file
  return undefined
}

const succeeds = (work: Promise<unknown>) =>
  work.then(
    () => true,
    () => false,
  )

const KINDS = { errors: 'error', warnings: 'warning', byName: foundByName, undeclared: 'undeclared' }

const linesOf = (what: string, telling: Telling, errors?: ImportErrors) => {
  if (!errors) return ''
  const more = errors.count - errors.listed.length
  return [
    ...errors.listed.toSorted(inOrder).map(error => {
      const { file, line, column = '' } = telling.place(error)
      return csvLine([
        what,
        file,
        line ? String(line) : '',
        column,
        quoted(error.value),
        telling.sentence(error),
      ])
    }),
    ...(more > 0 ? [csvLine([what, '', '', '', '', andMore(more)])] : []),
  ].join('')
}

const LONGEST = 200

// In quotes it is no formula, whatever it begins with.
const quoted = (value = '') => value && `“${value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value}”`

const dropOlder = async (file: string) => {
  if (existsSync(file) && (await beginsAsOurs(file))) await rm(file, { force: true })
}

const beginsAsOurs = async (file: string) => {
  const opened = await open(file)
  try {
    const { buffer, bytesRead } = await opened.read(Buffer.alloc(100), 0, 100, 0)
    return buffer.toString('utf8', 0, bytesRead).startsWith(HEADER)
  } finally {
    await opened.close()
  }
}
