import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from '@babel/parser'

// A text that begins with a capital letter is mostly a title, a label or a sentence, and those stand in lib/messages. What
// stays in the code is named here with its reason. Texts in small letters: lib/inline-sentences.test.ts.
const PLACE = 'the name of a place, as an address is sent and kept'
const API = 'as the API names it: its clients compare it, and what is shown is in lib/messages'
const HTTP = 'a word of HTTP'
const KEYBOARD = 'the name of a key'
const BRAND = 'the name of a company or a typeface'
const SCHEMA = 'a type of schema.org'
const LOG = 'what a line of the log is about'
const PROVIDER = 'a refusal in the words of Razorpay, which the practice provider stands in for'
const COURIER = 'the words of Shiprocket, which the practice courier stands in for'
const TEST = 'what a test types'
const MAY_STAY: Record<string, [reason: string, ...texts: string[]][]> = {
  'app/(api)/api/openapi.json/route.ts': [[BRAND, 'Haat']],
  'app/(api)/robots.txt/route.ts': [
    [
      'read by robots',
      'User-agent: * Disallow: /api/ Disallow: /do/ Disallow: /auth/ Disallow: /token Sitemap: …',
    ],
  ],
  'components/shell/footer.tsx': [[BRAND, 'Facebook', 'Instagram', 'Twitter']],
  'components/shell/top-bar-keys.tsx': [[KEYBOARD, 'Escape']],
  'components/shell/use-list-keys.ts': [[KEYBOARD, 'Escape', 'Enter']],
  'lib/constants.ts': [
    [
      API,
      'Incorrect size ordered',
      'Product not required anymore',
      'Cash Issue',
      'Ordered By Mistake',
      'Wants to change style/color',
      'Delayed Delivery Cancellation',
      'Duplicate Order',
      'New',
    ],
  ],
  'lib/contract/addresses-schemas.ts': [[PLACE, 'India']],
  'lib/contract/api-error.ts': [[API, 'Authorization has been denied for this request.']],
  'lib/contract/endpoint.ts': [[API, 'Message']],
  'lib/contract/openapi.ts': [['for who writes a client', 'Done.']],
  'lib/server/shop-server.ts': [[HTTP, 'Internal Server Error']],
  'lib/addresses/server/address-actions.ts': [[PLACE, 'India']],
  'lib/api/server/remote-client.ts': [[HTTP, 'Bearer …']],
  'lib/api/server/set-cookie.ts': [[HTTP, 'Secure']],
  'lib/api/server/v1/program-response.ts': [[HTTP, 'Bearer']],
  'lib/backend/courier-sheets/layouts.ts': [
    [
      'columns and words of a courier’s sheet, as the courier reads them',
      ...['Prepaid', 'Order Date as dd-mm-yyyy hh:MM', 'Custom', 'Customer Last Name', 'Email (Optional)'],
      ...['Customer Alternate Mobile', 'Shipping Address Line 2', 'India', 'Billing Address Line 1'],
      ...[
        'Billing Address Line 2',
        'Billing Address Country',
        'Billing Address State',
        'Billing Address City',
      ],
      ...['Billing Address Postcode', 'Tax %', 'Discount(Per Unit Item)', 'Shipping Charges(Per Order)'],
      ...['Gift Wrap Charges(Per Order)', 'Total Discount (Per Order)', 'Yes', 'Paid Amount (Rs.)'],
      ...['Send Notification(True/False)', 'False', 'Comment'],
    ],
  ],
  'lib/backend/spreadsheet/workbook.ts': [['the name of an attribute in a workbook', 'Target']],
  'lib/backend/mail/mailer.ts': [
    [
      LOG,
      'Mail … (…) to … was not sent: …. …',
      'It is given up: npm run mails -- resend … tries again.',
      'It is tried again.',
      'The outbox could not be read:',
    ],
  ],
  'lib/desk/server/device-of.ts': [
    [
      BRAND,
      ...['Edge', 'Samsung Internet', 'Opera', 'Firefox', 'Chrome', 'Safari'],
      ...['Android', 'Windows', 'Mac', 'Linux'],
    ],
  ],
  'lib/delivery/rules/delivery-settings.ts': [
    [
      'as delivery.json names a day of the week',
      ...['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    ],
  ],
  'lib/delivery/server/read-charges.ts': [[LOG, 'Delivery charges']],
  'lib/backend/mail/channels/whatsapp.ts': [[HTTP, 'Bearer …']],
  'lib/backend/typed-keys/try-keys.ts': [[HTTP, 'Bearer …']],
  'lib/backend/missed-searches/missed-searches.ts': [
    [LOG, 'Searches that found nothing could not be saved, and wait:'],
  ],
  'lib/backend/desk/things/sheets/sheet-worker.ts': [[LOG, 'Sheets of the desk could not be worked on:']],
  'lib/backend/jobs.ts': [[LOG, 'The job … failed, and is tried again:']],
  'lib/backend/watch-changes.ts': [[LOG, 'The catalogue’s version could not be read:']],
  'lib/browser/inline/first-response/prevent-double-press.ts': [[KEYBOARD, 'Enter']],
  'lib/backend/mail/transport.ts': [[LOG, 'Mail "…" is written to ….txt (SMTP_URL is not set).']],
  'lib/backend/media/serve-upload.ts': [[HTTP, 'Accept']],
  'lib/cart/browser/cart-store.ts': [[HTTP, 'Lax']],
  'lib/wishlist/browser/wish-store.ts': [[HTTP, 'Lax']],
  'lib/catalogue/rules/json-ld.ts': [[SCHEMA, 'Brand', 'Product', 'Offer', 'Organization']],
  'lib/catalogue/server/read-products.ts': [[LOG, 'Products of … …']],
  'lib/catalogue/server/read-tree.ts': [[LOG, 'Category tree', 'Collections', 'Header products', 'Home']],
  'lib/checkout/rules/order-state.ts': [
    [
      API,
      'Awaiting payment',
      'Placed',
      'Packed',
      'Shipped',
      'Delivered',
      'Cancelled',
      'Payment not received',
      'On its way',
      'Refunded',
      'Delayed',
    ],
  ],
  'lib/media/server/drawn-text.ts': [[BRAND, 'Mukta SemiBold …']],
  'lib/session/rules/password-strength.ts': [
    ['the name of a step, by which it is coloured', 'Weak', 'Medium', 'Strong'],
  ],
  'lib/shop/server/read-policy.ts': [[LOG, 'Policy …']],
  'lib/shop/server/read-shop.ts': [[LOG, 'Theme', 'Logo', 'Social links', 'Banners', 'Shop details']],
  'lib/wishlist/rules/wish-cookie.ts': [[LOG, 'Error decoding Base64 data:']],
  'lib/backend/media/s3/s3-list.ts': [[HTTP, 'Key', 'Size']],
  'lib/backend/payments/razorpay/gateway.ts': [[HTTP, 'Basic …']],
  'lib/backend/payments/razorpay/page.ts': [[BRAND, 'Razorpay']],
  'lib/backend/couriers/shiprocket/ask.ts': [[HTTP, 'Bearer …']],
  'lib/backend/couriers/shiprocket/order-body.ts': [[COURIER, 'India', 'Prepaid']],
  'lib/backend/couriers/shiprocket/provider.ts': [[BRAND, 'Shiprocket']],
}
/** Whole files. */
const LISTS: Record<string, string> = {
  'lib/addresses/rules/gst-state-codes.ts': PLACE,
  'lib/addresses/rules/pincode-region.ts': PLACE,
  'lib/bills/rules/gst-columns.ts': 'the words of the government’s offline tool, which compares them',
  'lib/rules/states.ts': PLACE,
  'scripts/pins/entries-of-offices.ts': PLACE,
  'lib/api/server/conformance-story.ts': TEST,
  'lib/server/next-internals.ts': 'told to the engineer who tries another version of Next',
  'lib/backend/payments/practice/service/money.ts': PROVIDER,
  'lib/backend/payments/practice/service/pages.ts': PROVIDER,
  'lib/backend/payments/practice/service/protocol.ts': PROVIDER,
  'lib/backend/payments/practice/service/service.ts': PROVIDER,
  'lib/backend/couriers/practice/service/parcels.ts': COURIER,
  'lib/backend/couriers/practice/service/protocol.ts': COURIER,
  'lib/backend/couriers/practice/service/rates.ts': COURIER,
  'lib/backend/couriers/practice/service/service.ts': COURIER,
  'lib/backend/couriers/practice/service/token.ts': COURIER,
}
// Commands for the engineers of the shop, as a test's name is.
const ENGINEERS =
  /^scripts\/((bench|cluster|deploy|e2e|jest|migrations|old-shop)\/|(bench|check|empty-page|find-chromium|next-try|old-node|old-shop|practice-gateway|prove|run-steps|steps|test)\.mjs$)/

const BEGINS = /^[…“"( ]*\p{Lu}(\p{Ll}{2,}|\p{Ll}* [\p{L}…])/u
/** ArrowUp, Max-Age=…, Asia/Kolkata */
const NAME = /^\p{Lu}\p{Ll}+(\p{Lu}|[-=/])\S*$/u

const files = ['app', 'components', 'lib', 'scripts']
  .flatMap(folder => readdirSync(folder, { recursive: true }).map(name => path.join(folder, String(name))))
  .filter(
    file =>
      /\.(ts|tsx|mjs|js)$/.test(file) &&
      !/\.test\.tsx?$|\/test-[\w-]+\.tsx?$|\.d\.mts$|^lib\/messages\//.test(file) &&
      !ENGINEERS.test(file) &&
      !(file in LISTS),
  )
const found = files.flatMap(file =>
  wordsIn(readFileSync(file, 'utf8')).map((text): [string, string] => [file, text]),
)
const mayStay = (file: string) => (MAY_STAY[file] ?? []).flatMap(([, ...texts]) => texts)

test('no title, label or sentence stands in the code', () => {
  expect(files.length).toBeGreaterThan(800)
  expect(found.filter(([file, text]) => !mayStay(file).includes(text)).map(each => each.join(': '))).toEqual(
    [],
  )
})

test('each text that may stay is there', () => {
  const named = Object.keys(MAY_STAY).flatMap(file => mayStay(file).map(text => `${file}: ${text}`))
  const there = new Set(found.map(each => each.join(': ')))
  expect(named.filter(each => !there.has(each))).toEqual([])
  for (const file of Object.keys(LISTS)) expect(wordsIn(readFileSync(file, 'utf8'))).not.toEqual([])
})

test.each([
  [`const routes = { home: { path: '/', title: 'Home' } }`, 'Home'],
  [`const REASONS = ['Cash Issue'] as const`, 'Cash Issue'],
  [`const label = score <= 2 ? 'Weak' : undefined`, 'Weak'],
  [`const missing = (left: number) => \`Add \${left} more\``, 'Add … more'],
  [`said('On its way')`, 'On its way'],
  [`throw new StartError('The disk is full.')`, 'The disk is full.'],
  ['const a = <Card heading="Your orders" />', 'Your orders'],
])('that is found in %s', (code, text) => {
  expect(wordsIn(code)).toEqual([text])
})

test.each([
  `import A from 'Some Name'`,
  `type Step = 'Placed' | 'Packed'`,
  `console.error('The pool is gone:', error)`,
  `throw new Error('A count without a row.')`,
  `if (event.key === 'ArrowDown') move()`,
  `const zone = 'Asia/Kolkata'`,
  `const a = <p className="Big Words">{text}</p>`,
])('nothing is found in %s', code => {
  expect(wordsIn(code)).toEqual([])
})

type Node = { type: string; [key: string]: unknown }

function wordsIn(code: string): string[] {
  const words: string[] = []
  const visit = (node: Node) => {
    if (isForEngineers(node)) return
    const text = textOf(node).replace(/\s+/g, ' ').trim()
    if (BEGINS.test(text) && !NAME.test(text)) words.push(text)
    // The name of a field is no text.
    const within = node.type === 'ObjectProperty' && !node.computed ? [node.value as Node] : childrenOf(node)
    within.forEach(visit)
  }
  visit(parse(code, { sourceType: 'module', plugins: ['typescript', 'jsx'] }).program as unknown as Node)
  return words
}

function isForEngineers(node: Node) {
  const { callee, name } = node as { callee?: Node & { name?: string; object?: Node }; name?: Node }
  if (node.type === 'ImportDeclaration' || node.type === 'Directive') return true
  if (/^TS(?!As|Satisfies|NonNull)/.test(node.type)) return true
  if (node.type === 'NewExpression') return /Error$/.test(callee?.name ?? '') && callee?.name !== 'StartError'
  if (node.type === 'CallExpression') return callee?.object?.name === 'console'
  return node.type === 'JSXAttribute' && name?.name === 'className'
}

function textOf(node: Node): string {
  if (node.type === 'StringLiteral' || node.type === 'JSXText') return String(node.value)
  if (node.type !== 'TemplateLiteral') return ''
  return (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('…')
}

function childrenOf(node: Node): Node[] {
  return Object.entries(node)
    .filter(([key]) => !/Comments$/.test(key))
    .flatMap(([, child]) => child)
    .filter((child): child is Node => Boolean(child) && typeof (child as Node).type === 'string')
}
