import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

// What a customer reads in a mail and a seller or engineer reads of a command, an import or a start stands in
// lib/messages/en, so that it can be said in another language. Here a sentence is written into the code by habit.
const FOLDERS = [
  'lib/backend/catalogue-import',
  'lib/backend/cod',
  'lib/backend/complaints',
  'lib/backend/coupons',
  'lib/backend/courier-sheets',
  'lib/backend/db',
  'lib/backend/mail',
  'lib/backend/media/s3',
  'lib/backend/move',
  'lib/backend/ratings',
  'lib/backend/returns',
  'lib/backend/upi',
  'lib/backend/webhooks',
  'lib/server/settings',
  'scripts/backup',
  'scripts/bills',
  'scripts/catalogue',
  'scripts/complaints',
  'scripts/coupons',
  'scripts/customers',
  'scripts/gst',
  'scripts/mails',
  'scripts/messages',
  'scripts/move',
  'scripts/orders',
  'scripts/parcels',
  'scripts/payments',
  'scripts/ratings',
  'scripts/returns',
  'scripts/shop',
  'scripts/webhooks',
]
const FILES = [
  'lib/backend/data-folder.ts',
  'lib/backend/media/picture-trouble.ts',
  'lib/backend/orders/collect-in-words.ts',
  'lib/backend/orders/correct-parcel.ts',
  'lib/backend/orders/order-sheet.ts',
  'lib/backend/orders/refund-in-words.ts',
  'lib/backend/orders/seller-cancel.ts',
  'lib/backend/orders/seller-refunds.ts',
  'lib/backend/orders/seller-result.ts',
  'lib/backend/orders/step-order.ts',
  'lib/backend/payments/practice/service/pages.ts',
  'lib/backend/payments/razorpay/gateway.ts',
  'lib/backend/shop/dead-links.ts',
  'lib/backend/shop/seller-file.ts',
  'lib/backend/shop/shop-file.ts',
  'lib/backend/shop/shop-lacks.ts',
  'lib/backend/start.ts',
  'lib/contract/openapi.ts',
  'lib/media/server/draw-share-picture.ts',
  'lib/server/http/replace-error-responses.ts',
  'lib/server/http/error-page.ts',
  'lib/server/http/unknown-proxy.ts',
  'scripts/file-error-text.mjs',
  'scripts/own-shop.mjs',
  'scripts/pins/command.ts',
  'scripts/run-verb.mjs',
]

/** Texts that look like sentences and may stay, with the reason. */
const LOG = 'a line of the log, for the engineer'
const NAME = 'a name that nobody is told'
const FAULT = 'a fault of the program, which nobody can cause'
const STATEMENT = 'a statement of the database'
const COLUMN = 'a column of a sheet for a courier, who reads it by this name'
const PROVIDER = 'a refusal in the words of Razorpay, which the practice provider stands in for'
const MAY_STAY: Record<string, string> = {
  "The database's connection broke: …": LOG,
  'PostgreSQL is gone: starting it again.': LOG,
  'PostgreSQL could not be started again: …': LOG,
  'The database is asked while it is not open.': LOG,
  'A database connection was lost: …': LOG,
  'The outbox could not be read:': LOG,
  'A wrong coupon code was not counted:': LOG,
  '…, order …': LOG,
  'It is given up: npm run mails -- resend … tries again.': LOG,
  'It is tried again.': LOG,
  'Webhook … could not be served, and is tried again:': LOG,
  'Mail … (…) to … was not sent: …. …': LOG,
  'There is no order … to tell of.': LOG,
  'The bill … of order … could not be drawn for its mail:': LOG,
  'Mail "…" is written to ….txt (SMTP_URL is not set).': LOG,
  'The answer of … is not described.': LOG,
  'A complaint was not written down.': FAULT,
  'A count without a row.': FAULT,
  'A mail of a claim that is not there.': FAULT,
  'A part of … was not written down.': FAULT,
  'The return … was not written down.': FAULT,
  '… is no reason to hide a rating.': FAULT,
  'haat keeper': NAME,
  'haat move': NAME,
  'copy (select … from …) to stdout': STATEMENT,
  'copy … (…) from stdin': STATEMENT,
  'drop schema haat_move cascade': STATEMENT,
  'begin transaction isolation level repeatable read, read only': STATEMENT,
  'The sums of … differ: ….': FAULT,
  'private, no-store': NAME,
  'public, max-age=300': NAME,
  'amount to collect': COLUMN,
  'length cm': COLUMN,
  'breadth cm': COLUMN,
  'height cm': COLUMN,
  'also in it': COLUMN,
  'Order Date as dd-mm-yyyy hh:MM': COLUMN,
  '*Selling Price(Per Unit Item, Inclusive of Tax)': COLUMN,
  'what to do': 'a column of import-report.csv, by which an older report is known',
  'The id provided does not exist': PROVIDER,
  'The callback url is not one of this merchant': PROVIDER,
}

const files = [
  ...FILES,
  ...FOLDERS.flatMap(folder =>
    readdirSync(folder, { recursive: true }).map(name => path.join(folder, String(name))),
  ),
].filter(file => /\.(ts|mjs)$/.test(file) && !/\.test\.ts$|\/test-[\w-]+\.ts$|\.d\.mts$/.test(file))

test('nobody is told a sentence that stands in the code', () => {
  expect(files.length).toBeGreaterThan(80)
  const found = files.flatMap(file =>
    sentencesIn(readFileSync(file, 'utf8'))
      .filter(text => !(text in MAY_STAY))
      .map(text => `${file}: ${text}`),
  )
  expect(found).toEqual([])
})

test('each text that may stay is there', () => {
  const all = new Set(files.flatMap(file => sentencesIn(readFileSync(file, 'utf8'))))
  expect(Object.keys(MAY_STAY).filter(text => !all.has(text))).toEqual([])
})

test.each([
  [`throw new StartError('The disk is full.')`, 'The disk is full.'],
  ['fail(`There is no ${name} here`)', 'There is no … here'],
  ['said(`${due} at the door`)', '… at the door'],
  ['const page = `<p class="a b">Pay at the door</p>`', 'Pay at the door'],
  ["list(`${ok ? 'it is paid' : ''}`)", 'it is paid'],
])('a sentence is found in %s', (code, sentence) => {
  expect(sentencesIn(code)).toEqual([sentence])
})

test.each([
  `// It isn't a sentence that "a person reads"`,
  `/* 'nor is this one' */`,
  'db.one(`select id from orders where id = $1`)',
  `const NAME = /it's a pattern/`,
  `header('cache-control', 'no-store')`,
])('none is found in %s', code => {
  expect(sentencesIn(code)).toEqual([])
})

/** The texts of a program that are words for a person, a part that is filled in as "…". */
function sentencesIn(code: string): string[] {
  return textsIn(code)
    .map(text =>
      text
        .replace(/<style>.*?<\/style>|<[^>]*>/gs, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter(text => TWO_WORDS.test(text) && !SQL.test(text) && !STYLE.test(text))
}

const TWO_WORDS = /(\p{L}[\p{L}’']+|…)[,:]? \p{Ll}[\p{L}’']+/u
const SQL =
  /^(select|insert|update|delete|with|create|alter|analyze|savepoint|rollback|set|show|lock|case|order by|left join|and|from)\b|^… (limit|and|where|order by|for)\b|[a-z]\.[a-z_]+ |::|\b(is (not )?(null|distinct)|mode = )|^code, |^\((p\.|case when )|''( |$)|^[a-z]+_[a-z_]+ \([a-z_, ]+\)$/
const STYLE = /^<svg |^[\w-]+:[^ ]|^body\{/

/** What stands in quotes, outside comments and patterns. */
function textsIn(code: string): string[] {
  const found: string[] = []
  let at = 0
  const inCode = (end: string) => {
    for (let depth = 0; at < code.length; at++) {
      const rest = code.slice(at, at + 2)
      const sign = code[at] as string
      if (rest === '//') at = endOf('\n')
      else if (rest === '/*') at = endOf('*/') + 1
      else if (sign === '/' && PATTERN_AFTER.test(code.slice(0, at))) skipPattern()
      else if (sign === "'" || sign === '"') quoted(sign)
      else if (sign === '`') template()
      else if (sign === '{') depth++
      else if (sign === end && depth-- === 0) return
    }
  }
  const endOf = (mark: string) => {
    const end = code.indexOf(mark, at)
    return end < 0 ? code.length : end
  }
  const skipPattern = () => {
    for (let inClass = false; ++at < code.length; ) {
      if (code[at] === '\\') at++
      else if (code[at] === '[') inClass = true
      else if (code[at] === ']') inClass = false
      else if (code[at] === '/' && !inClass) return
    }
  }
  const quoted = (quote: string) => {
    let text = ''
    while (code[++at] !== quote && at < code.length) text += code[at] === '\\' ? code[++at] : code[at]
    found.push(text)
  }
  const template = () => {
    let text = ''
    while (code[++at] !== '`' && at < code.length) {
      if (code.startsWith('${', at)) {
        at += 2
        inCode('}')
        text += '…'
      } else text += code[at] === '\\' ? code[++at] : code[at]
    }
    found.push(text)
  }
  inCode('')
  return found
}

const PATTERN_AFTER = /(^|[(,=:[!&|?{};\n]|=>|return)\s*$/
