import 'server-only'
import { createHash } from 'node:crypto'
import { timeInIndia } from '#lib/orders/rules/india-time.ts'
import { routes } from '#lib/routes.ts'
import { escapeHtml } from '#lib/rules/escape-html.ts'
import { env } from '#lib/server/settings/env.ts'
import { language } from '#messages/language.ts'
import {
  backToShop,
  lookAgain,
  noMessagesYet,
  nothingIsSent,
  onlyOwnMessages,
  practicePhone,
  toNumber,
} from '#messages/phone-messages.ts'
import { practiceMessages, type ShownMessage } from './practice-phone.ts'

/** A page of its own, since it is no part of the shop: it stands in for a phone. */
export async function practicePhonePage(browser: string): Promise<Response> {
  const messages = await practiceMessages(browser)
  const list = messages.length
    ? `<ol>${messages.map(item).join('')}</ol>`
    : `<p>${escapeHtml(noMessagesYet)}</p>`
  return new Response(page(list), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      'content-security-policy': POLICY,
      'x-robots-tag': 'noindex',
    },
  })
}

const item = ({ to, at, text }: ShownMessage) =>
  `<li><p class="quiet">${escapeHtml(toNumber(`+91 ${to}`))} · <time datetime="${at.toISOString()}">${escapeHtml(timeInIndia(at))}</time></p><p>${withLinks(text)}</p></li>`

// The one address in a message is of this shop: everything else stays text.
const withLinks = (text: string) =>
  text
    .split(/(https?:\/\/\S+)/)
    .map(part =>
      part.startsWith(`${env.siteUrl}/`)
        ? `<a href="${escapeHtml(part)}">${escapeHtml(part)}</a>`
        : escapeHtml(part),
    )
    .join('')
    .replaceAll('\n', '<br>')

const STYLE = `body{margin:0;font:16px/1.5 system-ui,sans-serif;color:#1c1b19;background:#f6f4ef}
main{max-width:28rem;margin:0 auto;padding:1rem}
.test{margin:0 0 1rem;padding:.5rem .75rem;background:#fff3c4;border-radius:8px}
h1{font-size:1.25rem}ol{list-style:none;margin:1rem 0;padding:0}
li{margin:0 0 .75rem;padding:.75rem 1rem;background:#fff;border-radius:12px;overflow-wrap:anywhere}
li p{margin:0}.quiet{font-size:.875rem;color:#57534e}a{color:#1d4ed8}
nav a{display:inline-block;padding:12px 12px 12px 0;min-height:44px;box-sizing:border-box}`

const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const page = (list: string) =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(practicePhone)}</title><style>${STYLE}</style></head><body><main>
<p class="test"><strong>${escapeHtml(practicePhone)}.</strong> ${escapeHtml(nothingIsSent)}</p>
<h1>${escapeHtml(practicePhone)}</h1><p>${escapeHtml(onlyOwnMessages)}</p>${list}
<nav><a href="/practice-phone">${escapeHtml(lookAgain)}</a> <a href="${routes.home.path}">${escapeHtml(backToShop)}</a></nav>
</main></body></html>`
