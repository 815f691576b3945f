import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { billPdf } from '#lib/backend/bills/bill-pdf.ts'
import { findBill, listBills } from '#lib/backend/bills/find-bill.ts'
import { rupeesAsText } from '#lib/bills/rules/bill-money.ts'
import { billText } from '#lib/bills/rules/bill-text.ts'
import { billTitles } from '#messages/bills.ts'
import {
  billArgumentsWrong,
  billsUsage,
  gstKeptBy,
  noBills,
  noSuchBill,
  notMonth,
  pdfWritten,
} from '#messages/gst.ts'
import { callerPath } from '../caller-path.ts'
import { fileErrorText } from '../file-error-text.mjs'
import { printable } from '../orders/printable.mjs'
import { openOwnShop, stopForOtherHost } from '../own-shop.mjs'

const stop = message => {
  console.error(`${message}\n\n${billsUsage}`)
  process.exit(2)
}

const { month, words } = readWords()
const [verb, number, file] = words
const COUNTS = { list: 1, show: 2, pdf: 3 }
if (COUNTS[verb] !== words.length || (month && verb !== 'list')) stop(billArgumentsWrong)
if (month && !/^20\d\d-(0[1-9]|1[0-2])$/.test(month)) stop(notMonth(month))
stopForOtherHost(gstKeptBy)

// A reader of only the first lines (`| head`) may close the pipe.
process.stdout.on('error', error => {
  if (error.code !== 'EPIPE') throw error
})

const database = await openOwnShop()
try {
  process.exitCode = await { list, show, pdf }[verb]()
} catch (error) {
  const trouble = fileErrorText(error)
  if (!trouble) throw error
  console.error(trouble)
  process.exitCode = 1
} finally {
  await database.close()
}

function readWords() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { month: { type: 'string' } },
    })
    return { month: values.month, words: positionals }
  } catch (error) {
    return stop(error.message)
  }
}

async function list() {
  const bills = await listBills(month)
  for (const { number: own, day, kind, total, order_id } of bills)
    console.log(
      [own.padEnd(16), day, rupeesAsText(total).padStart(14), order_id, billTitles[kind]].join('  '),
    )
  if (bills.length === 0) console.log(noBills)
  return 0
}

async function show() {
  const bill = await found()
  if (!bill) return 1
  const { title, facts, seller, buyer, columns, rows, sums, remarks } = billText(bill)
  const lines = [
    title,
    ...facts.map(([name, value]) => `${name}: ${value}`),
    ...[seller, buyer].flatMap(({ heading, name, lines: of }) => ['', heading, name, ...of]),
    '',
    ...rows.flatMap(({ name, more, cells }) => [
      name,
      more && `    ${more}`,
      `    ${cells.map((cell, index) => `${columns[index + 1]} ${cell}`).join(', ')}`,
    ]),
    '',
    ...sums.map(([name, amount]) => `${name}: ${amount}`),
    ...remarks,
  ]
  for (const line of lines) console.log(printable(line))
  return 0
}

async function pdf() {
  const bill = await found()
  if (!bill) return 1
  const target = callerPath(file)
  await writeFile(target, await billPdf(bill), { mode: 0o600 })
  console.log(pdfWritten(bill.number, target))
  return 0
}

async function found() {
  const bill = await findBill(number)
  if (!bill) console.error(noSuchBill(number))
  return bill
}
