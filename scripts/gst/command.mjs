import { mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { gstFolder } from '#lib/backend/bills/gst-folder.ts'
import { isoInIndia } from '#lib/orders/rules/india-time.ts'
import {
  billsAndNotes,
  folderIsThere,
  gstArgumentsMissing,
  gstKeptBy,
  gstUsage,
  gstWritten,
  monthNotBegun,
  monthNotOver,
  nothingBilled,
  notMonth,
  readGstPage,
} from '#messages/gst.ts'
import { callerPath } from '../caller-path.ts'
import { fileErrorText } from '../file-error-text.mjs'
import { openOwnShop, stopForOtherHost } from '../own-shop.mjs'

const stop = (message, usage = '') => {
  console.error([message, usage].filter(Boolean).join('\n\n'))
  process.exit(2)
}

const [month, named, ...more] = process.argv.slice(2)
if (!month || !named || more.length > 0) stop(gstArgumentsMissing, gstUsage)
if (!/^20\d\d-(0[1-9]|1[0-2])$/.test(month)) stop(notMonth(month), gstUsage)
const today = isoInIndia(new Date()).slice(0, 10)
if (month > today.slice(0, 7)) stop(monthNotBegun(month))
stopForOtherHost(gstKeptBy)

const folder = callerPath(named)
const there = await readdir(folder).catch(error => (error.code === 'ENOENT' ? [] : [error.code]))
if (there.length > 0) stop(folderIsThere(folder))

const database = await openOwnShop()
try {
  const { bills, notes, files } = await gstFolder(month, today)
  await mkdir(folder, { recursive: true })
  for (const { name, text } of files) {
    // The byte order mark tells a spreadsheet that it is UTF-8. The offline tool would take it for a part of the first heading.
    const mark = name === 'bills.csv' ? '\ufeff' : ''
    await writeFile(path.join(folder, name), mark + text, { mode: 0o600, flag: 'wx' })
  }
  console.log(bills + notes > 0 ? gstWritten(billsAndNotes(bills, notes), folder) : nothingBilled(month))
  if (today.startsWith(month)) console.log(monthNotOver(month))
  console.log(readGstPage)
} catch (error) {
  const trouble = fileErrorText(error)
  if (!trouble) throw error
  console.error(trouble)
  process.exitCode = 1
} finally {
  await database.close()
}
