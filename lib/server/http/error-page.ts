import { escapeHtml } from '#lib/rules/escape-html.ts'
import { goToHome, tryAgain } from '#messages/error-screen.ts'
import { language } from '#messages/language.ts'

const policy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** A whole page without Next: one sentence and a way home, for what never reaches the shop's own pages. */
export const errorPage = (sentence: string, { more = '', again = false } = {}) => ({
  html: `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escapeHtml(sentence)}</title><style>body{margin:0;min-height:100vh;display:grid;place-content:center;gap:1rem;padding:1rem;text-align:center;font:1.125rem/1.5 system-ui,Roboto,sans-serif;color:#1c1917;background:#fffdf9}h1{font-size:1.375rem;margin:0}p{margin:0}a{color:inherit;display:inline-block;padding:.75rem 1.5rem;border:1px solid;border-radius:.5rem;text-decoration:none}</style></head><body><main><h1>${escapeHtml(sentence)}</h1>${more ? `<p>${escapeHtml(more)}</p>` : ''}<p style="margin-top:1.5rem">${again ? `<a href="">${tryAgain}</a> ` : ''}<a href="/">${goToHome}</a></p></main></body></html>`,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': policy,
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
  },
})
