import { closeSync, existsSync, openSync, readSync } from 'node:fs'
import path from 'node:path'
import {
  settingsAreFolder,
  settingsMark,
  settingsNotAllowed,
  settingsUnread,
  settingsUtf16,
} from '#messages/before-start.mjs'

/** Node's flags for the settings files of a folder, the same that Next reads; the environment wins. */
export const envFiles = folder =>
  ['.env', '.env.local']
    .map(name => path.join(folder, name))
    .filter(existsSync)
    .map(file => {
      refuseUnread(file)
      return `--env-file=${file}`
    })

/** Files that Node would silently skip: the shop would then be another one, in ./data. */
const refuseUnread = file => {
  const trouble = troubleOf(file)
  if (trouble) throw new Error(settingsUnread(file, trouble))
}

const troubleOf = file => {
  const start = Buffer.alloc(3)
  try {
    const opened = openSync(file)
    readSync(opened, start, 0, 3, 0)
    closeSync(opened)
  } catch (error) {
    if (error.code === 'EISDIR') return settingsAreFolder
    return settingsNotAllowed(error.code)
  }
  const begins = (...bytes) => bytes.every((byte, index) => start[index] === byte)
  if (begins(0xff, 0xfe) || begins(0xfe, 0xff)) return settingsUtf16
  if (begins(0xef, 0xbb, 0xbf)) return settingsMark
  return undefined
}
