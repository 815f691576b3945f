import { open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { linesWithin } from '#lib/backend/orders/lines-within.ts'
import { csvHead, csvRow } from '#lib/backend/orders/orders-csv.ts'
import { orderLinesIn } from '#messages/commands.ts'
import { callerPath } from '../caller-path.ts'
import { windowInWords } from './window.mjs'

/** Written completely or not at all: it gets its name when it is finished. */
export async function exportOrders(options) {
  const file = callerPath(options.names[0])
  let lines
  try {
    lines = await writeWhole(file, `${file}.part`, options)
  } catch (error) {
    // The seller named the file, not the temporary one; the folder may be missing.
    if (error.path) error.path = error.code === 'ENOENT' ? path.dirname(file) : file
    throw error
  }
  console.log(`${orderLinesIn(lines, file)}\n${windowInWords(options)}`)
  return 0
}

async function writeWhole(file, draft, options) {
  const out = await open(draft, 'w', 0o600)
  try {
    const lines = await write(out, options).finally(() => out.close())
    await rename(draft, file)
    return lines
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

async function write(out, options) {
  let lines = 0
  // The byte order mark tells a spreadsheet that it is UTF-8.
  await out.write(`\ufeff${csvHead()}`)
  for await (const line of linesWithin(options)) {
    await out.write(csvRow(line))
    lines++
  }
  return lines
}
