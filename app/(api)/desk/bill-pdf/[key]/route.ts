import { billPdf } from '#lib/backend/bills/bill-pdf.ts'
import { billFileName } from '#lib/bills/rules/bill-file-name.ts'
import { deskAnswer } from '#lib/desk/server/desk-answer.ts'
import { billMissing } from '#messages/bills.ts'

export const dynamic = 'force-dynamic'

type Params = { params: Promise<{ key: string }> }

/** A bill or a note as PDF, for who works in the shop. */
export const GET = async (request: Request, { params }: Params) => {
  const { key } = await params
  return deskAnswer(request, async desk => {
    const { read: bill } = await desk('orders', 'bill', { key })
    if (!bill) return new Response(billMissing, { status: 404, headers: { 'content-type': 'text/plain' } })
    return new Response(new Uint8Array(await billPdf(bill)), {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="${billFileName(bill.number)}"`,
      },
    })
  })
}
