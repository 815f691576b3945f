import 'server-only'
import { createHash } from 'node:crypto'
import { escapeHtml } from '#lib/rules/escape-html.ts'
import { language } from '#messages/language.ts'
import {
  practiceCourier,
  practiceMoves,
  practiceNoParcel,
  practiceParcel,
  practiceParcelIs,
} from '#messages/practice-courier.ts'
import type { Parcel } from './ledger.ts'
import { STATUS } from './protocol.ts'

/** What can happen to a parcel, by the name of the button. */
export const MOVES = {
  pickedUp: 42,
  inTransit: 18,
  out: 17,
  failed: 21,
  delivered: 7,
  returning: 9,
  returned: 10,
  cancelled: 8,
  yesterday: 18,
} as const
export type Move = keyof typeof MOVES
export const isMove = (name: string): name is Move => Object.hasOwn(MOVES, name)

const STYLE = `body{margin:0;font:16px/1.5 system-ui,sans-serif;color:#1c1b19;background:#f6f4ef}
main{max-width:26rem;margin:1rem auto;padding:1.25rem;background:#fff;border-radius:12px}
.test{margin:0 0 1rem;padding:.5rem .75rem;background:#fff3c4;border-radius:8px}
h1{font-size:1.25rem;overflow-wrap:anywhere}
button{display:block;width:100%;min-height:48px;margin:.5rem 0;border:1px solid #1c1b19;border-radius:8px;font:inherit;background:#fff;color:#1c1b19}`

/** One parcel, and buttons that let it go on. No name and no address: whoever has its number may press them. */
export const parcelPage = ({ awb, courier, status, body }: Parcel) =>
  new Response(
    `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(practiceCourier)}</title><style>${STYLE}</style><main><p class="test"><strong>${escapeHtml(practiceCourier)}.</strong> ${escapeHtml(practiceNoParcel)}</p>
<h1>${escapeHtml(practiceParcel(courier, awb))}</h1><p>${escapeHtml(practiceParcelIs(STATUS[status] ?? '', String(body.billing_pincode ?? '')))}</p>
<form method="post">${buttons}</form></main></html>`,
    {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
        'x-content-type-options': 'nosniff',
        'content-security-policy': [
          "default-src 'none'",
          `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
          "form-action 'self'",
          "frame-ancestors 'none'",
          "base-uri 'none'",
        ].join('; '),
      },
    },
  )

const buttons = (Object.keys(MOVES) as Move[])
  .map(name => `<button name="move" value="${name}">${escapeHtml(practiceMoves[name])}</button>`)
  .join('')
