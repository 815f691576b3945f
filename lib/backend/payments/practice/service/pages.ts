import { language, locale } from '#messages/language.ts'
import {
  backToShop,
  closeWidget,
  letPaymentFail,
  noMoneyMoves,
  orderIsPaid,
  payAmount,
  payHeading,
  providerUnreachableNow,
  returnToShop,
  testPayment,
  testPaymentFailed,
  testPaymentMade,
} from '#messages/payments.ts'
import 'server-only'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { escapeHtml } from '#lib/rules/escape-html.ts'
import { rupee } from '#lib/rules/price.ts'
import { type Order, orderById, paymentsOf } from './ledger.ts'
import { Refused } from './protocol.ts'
import type { PracticeSettings } from './service.ts'

// The pages that a shopper sees of the practice provider. Each says that this is a test and no money moves.

const folder = path.join(process.cwd(), 'lib/backend/payments/practice/service')
const script = (name: string, end = '') =>
  new Response(readFileSync(path.join(folder, name), 'utf8') + end, {
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=300',
      'x-content-type-options': 'nosniff',
    },
  })

export const checkoutScript = () => script('checkout.js', `practiceWidget(${JSON.stringify(WIDGET_WORDS)})`)
export const returnScript = () => script('return.js')

// The place of the amount in the text of the button, which the browser fills in.
const SUM = '{sum}'
const WIDGET_WORDS = {
  testPayment,
  noMoneyMoves,
  payHeading,
  providerUnreachableNow,
  pay: payAmount(SUM),
  sum: SUM,
  letPaymentFail,
  close: closeWidget,
  unreachable: providerUnreachableNow,
  locale,
}

type Fields = Record<string, string>

/** The whole page instead of the widget: without script, and in in-app browsers. */
export async function hostedPage(settings: PracticeSettings, fields: Fields): Promise<Response> {
  checkCallback(settings, fields.callback_url ?? '')
  const order = await orderById(fields.order_id ?? '')
  if (!order || fields.key_id !== settings.keyId) throw new Refused(400, 'The id provided does not exist')
  const paid = (await paymentsOf(order.id)).some(payment => payment.status === 'captured')
  return page(settings, paid ? paidAlready(fields) : payForm(order, fields))
}

/** Returns to the shop with the result, as a POST from the browser. */
export const resultPage = (settings: PracticeSettings, callbackUrl: string, result: Fields) =>
  page(
    settings,
    `<h1>${'razorpay_payment_id' in result ? testPaymentMade : testPaymentFailed}</h1>
    <form id="return" method="post" action="${escapeHtml(callbackUrl)}">${hidden(result)}
    <button>${returnToShop}</button></form><script src="return.js"></script>`,
  )

export function checkCallback({ siteUrl }: PracticeSettings, callbackUrl: string) {
  const url = URL.parse(callbackUrl)
  // The origin of a blob: address is that of the page that created it.
  if (!/^https?:$/.test(url?.protocol ?? '') || url?.origin !== new URL(siteUrl).origin)
    throw new Refused(400, 'The callback url is not one of this merchant')
}

const payForm = (order: Order, { key_id = '', callback_url = '', name = '' }: Fields) =>
  `<h1>${escapeHtml(name || payHeading)}</h1><p class="amount">${rupee(order.amount / 100)}</p>
  <form method="post" action="pay">${hidden({ key_id, callback_url, order_id: order.id })}
  <button name="outcome" value="success" autofocus>${payAmount(rupee(order.amount / 100))}</button>
  <button name="outcome" value="failure" class="quiet">${letPaymentFail}</button></form>${wayBack(callback_url)}`

const paidAlready = ({ callback_url = '' }: Fields) => `<h1>${orderIsPaid}</h1>${wayBack(callback_url)}`

const wayBack = (callbackUrl: string) =>
  `<p><a href="${escapeHtml(new URL('/your-orders', callbackUrl).href)}">${backToShop}</a></p>`

const hidden = (fields: Fields) =>
  Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join('')

const STYLE = `body{margin:0;font:16px/1.5 system-ui,sans-serif;color:#1c1b19;background:#f6f4ef}
main{max-width:22rem;margin:2rem auto;padding:1.5rem;background:#fff;border-radius:12px}
.test{margin:0 0 1rem;padding:.5rem .75rem;background:#fff3c4;border-radius:8px}
h1{font-size:1.25rem}.amount{font-size:1.75rem;font-weight:600;margin:.5rem 0 1rem}
button{display:block;width:100%;min-height:48px;margin:.5rem 0;border:1px solid #1c1b19;border-radius:8px;font:inherit;background:#1c1b19;color:#fff}
.quiet{background:#fff;color:#1c1b19}`

const page = ({ siteUrl }: PracticeSettings, body: string) =>
  new Response(
    `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${testPayment}</title><style>${STYLE}</style><main><p class="test"><strong>${testPayment}.</strong> ${noMoneyMoves}</p>${body}</main></html>`,
    {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'content-security-policy': [
          "default-src 'none'",
          `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
          "script-src 'self'",
          `form-action 'self' ${new URL(siteUrl).origin}`,
          "frame-ancestors 'none'",
          "base-uri 'none'",
        ].join('; '),
      },
    },
  )
