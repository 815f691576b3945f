import { deskDownload } from '#lib/desk/server/desk-download.ts'

type Params = { params: Promise<{ id: string }> }

/** All that is stored of a customer, for whoever has just been given this link. */
export async function GET(request: Request, { params }: Params) {
  const { id } = await params
  const token = new URL(request.url).searchParams.get('token') ?? ''
  return deskDownload(request, async read => {
    const { read: found } = await read('money', 'export', { id, token })
    return (
      found && {
        body: `${JSON.stringify(found, null, 2)}\n`,
        type: 'application/json',
        name: `customer-${id.slice(0, 8)}.json`,
      }
    )
  })
}
