import { deskDownload } from '#lib/desk/server/desk-download.ts'

type Params = { params: Promise<{ number: string }> }

/** A bill or a note as it was printed. */
export async function GET(request: Request, { params }: Params) {
  const { number } = await params
  return deskDownload(request, async read => {
    const { read: found } = await read('money', 'billPdf', { number: decodeURIComponent(number) })
    return (
      found && { body: new Uint8Array(found.bytes), type: 'application/pdf', name: `${found.number}.pdf` }
    )
  })
}
