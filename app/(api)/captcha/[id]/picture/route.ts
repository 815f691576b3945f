import { captchaPicture } from '#lib/backend/captcha/picture.ts'

/** The four digits to be seen; 404 once the five minutes are over. */
export async function GET(_: Request, { params }: { params: Promise<{ id: string }> }) {
  const picture = await captchaPicture((await params).id)
  if (!picture) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })
  return new Response(new Uint8Array(picture), {
    headers: {
      'content-type': 'image/png',
      'cache-control': 'private, max-age=300',
      'x-content-type-options': 'nosniff',
    },
  })
}
