import { deskDownload } from '#lib/desk/server/desk-download.ts'

type Params = { params: Promise<{ number: string; place: string }> }

/** A picture that came with a complaint. */
export async function GET(request: Request, { params }: Params) {
  const { number, place } = await params
  return deskDownload(request, async read => {
    const { read: found } = await read('money', 'ticketPicture', { number, place: Number(place) })
    return found && { body: new Uint8Array(found), type: 'image/webp' }
  })
}
