import { answerUpload } from '#lib/desk/server/answer-upload.ts'

type Params = { params: Promise<{ id: string }> }

/** A picture that is not in the shop yet. */
export const GET = (request: Request, { params }: Params) =>
  answerUpload(request, async (door, token) => {
    const picture = await door.picture(token, (await params).id)
    if (!picture) return new Response(null, { status: 404 })
    return new Response(new Uint8Array(picture), {
      headers: { 'content-type': 'image/webp', 'cache-control': 'private, max-age=3600' },
    })
  })
