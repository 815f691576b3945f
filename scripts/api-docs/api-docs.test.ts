import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { newKey, programShop } from '#lib/api/server/v1/test-program-shop.ts'
import { bookParcel } from '#lib/backend/couriers/book-parcel.ts'
import { packedOrder, USUAL, withPracticeCourier } from '#lib/backend/couriers/test-courier.ts'
import { db } from '#lib/backend/db/pool.ts'
import { withTestDatabase } from '#lib/backend/db/test-database.ts'
import { newBuyer, order } from '#lib/backend/orders/test-orders.ts'
import { ask, delivered } from '#lib/backend/returns/test-returns.ts'
import { families } from '#lib/contract/v1/families.ts'
import { familyTitles } from '#messages/program-calls.ts'
import { DOCUMENT } from './api-document.ts'

withTestDatabase()
const { origin } = programShop()
const courier = withPracticeCourier()

const written = readFileSync(DOCUMENT, 'utf8')
const folder = mkdtempSync(path.join(tmpdir(), 'haat-docs-'))
const env: Record<string, string> = {}

beforeAll(async () => {
  const { key } = await newKey()
  // What the examples are about.
  await db.run('insert into product_texts (product_id) values (1) on conflict do nothing')
  await takeInExample(key)
  const [stole] = await db.query<{ id: number }>(`select id from products where asin = 'EX-1'`)
  const buyer = await newBuyer()
  const line = [{ id: 1 }]
  const old = await delivered(buyer, line)
  await ask(buyer, old, { upi: 'asha@upi' })
  const other = await delivered(buyer, line)
  await ask(buyer, other, { upi: 'asha@upi' })
  const { coorderid } = await order(buyer, 'COD', line)
  await order(buyer, 'COD', line)
  const sent = await packedOrder()
  await bookParcel({ orderId: sent, code: '101', parcel: USUAL })
  await courier.works(true)
  const [returned, bill] = await Promise.all([
    db.one<{ number: string }>('select number from return_requests where order_id = $1', [old]),
    db.one<{ number: string }>('select number from bills where order_id = $1', [old]),
  ])
  Object.assign(env, {
    SHOP: origin(),
    KEY: key,
    ORDER: coorderid,
    SENT: sent,
    PRODUCT: String(stole?.id),
    RETURN: String(returned?.number),
    BILL: String(bill?.number),
  })
  writeFileSync(path.join(folder, 'shop.ts'), examplesOf(written, 'ts')[0] ?? '')
  writeFileSync(path.join(folder, 'package.json'), '{"type": "module"}')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function takeInExample(key: string) {
  const answer = await fetch(`${origin()}/api/v1/products`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      'idempotency-key': 'example-1',
    },
    body: JSON.stringify({
      products: [
        {
          asin: 'EX-1',
          name: 'Stole',
          section: 'Women > All > Stoles',
          price_paise: 49_900,
          sizes: [{ size: 'NA', pieces: 50 }],
        },
      ],
    }),
  })
  expect(answer.status).toBe(200)
}

const sections = new Map(written.split(/^## /m).map(text => [text.slice(0, text.indexOf('\n')), text]))
const ofFamily = (family: keyof typeof families) => sections.get(familyTitles[family]) ?? ''

test.each(Object.keys(families) as (keyof typeof families)[])('the examples of %s run', async family => {
  const curl = examplesOf(ofFamily(family), 'sh')
  const typed = examplesOf(ofFamily(family), 'ts').filter(example => example.includes('./shop.ts'))
  expect([curl.length, typed.length]).toEqual([1, 1])
  // Each command of curl fails where the shop refuses.
  const commands = (curl[0] ?? '').replaceAll('curl -s ', 'curl -sS --fail-with-body ')
  const told = await run('bash', ['-euc', commands])
  expect(told).toMatchObject({ code: 0 })
  writeFileSync(path.join(folder, `${family}.ts`), typed[0] ?? '')
  const node = await run(process.execPath, [...STRIPPED, `${family}.ts`])
  expect(node).toMatchObject({ code: 0 })
})

test('so does the first call', async () => {
  const [first = ''] = examplesOf(written, 'sh')
  expect(await run('bash', ['-euc', first.replace('curl -s ', 'curl -sS --fail-with-body ')])).toMatchObject({
    code: 0,
  })
})

const STRIPPED = ['--experimental-strip-types', '--disable-warning=ExperimentalWarning']

function examplesOf(text: string, language: string) {
  return [...text.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'gm'))].map(
    ([, code = '']) => code,
  )
}

const run = (command: string, args: string[]) =>
  new Promise<{ code: number | null; out: string }>(resolve => {
    const child = spawn(command, args, {
      cwd: folder,
      env: { ...process.env, NODE_OPTIONS: '', ...env },
    })
    let out = ''
    child.stdout.on('data', text => (out += text))
    child.stderr.on('data', text => (out += text))
    child.on('close', code => resolve({ code, out }))
  })
