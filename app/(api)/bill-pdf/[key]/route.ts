import { billPdf } from '#lib/backend/bills/bill-pdf.ts'
import { readBill } from '#lib/backend/bills/read-bill.ts'
import { billFileName } from '#lib/bills/rules/bill-file-name.ts'
import { billReader } from '#lib/bills/server/read-bill.ts'
import { isDenied } from '#lib/contract/api-error.ts'
import { loginFrom } from '#lib/linked-paths.ts'
import { env } from '#lib/server/settings/env.ts'
import { billMissing, billsKeptElsewhere } from '#messages/bills.ts'

export const dynamic = 'force-dynamic'

/** A bill as PDF, at the address of its page with ".pdf". */
const answer = async (_: Request, { params }: { params: Promise<{ key: string }> }) => {
  if (env.apiHost) return plain(404, billsKeptElsewhere)
  const { key } = await params
  try {
    const bill = await readBill(key, await billReader())
    if (!bill) return plain(404, billMissing)
    return new Response(new Uint8Array(await billPdf(bill)), {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="${billFileName(bill.number)}"`,
        ...PRIVATE,
      },
    })
  } catch (error) {
    if (!isDenied(error)) throw error
    const location = loginFrom(`/bill/${encodeURIComponent(key)}`)
    return new Response(null, { status: 303, headers: { location, ...PRIVATE } })
  }
}

const PRIVATE = { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' }

const plain = (status: number, text: string) =>
  new Response(text, { status, headers: { 'content-type': 'text/plain; charset=utf-8', ...PRIVATE } })

export { answer as GET, answer as HEAD }
