import { captchaSound } from '#lib/backend/captcha/sound.ts'
import { byteRange } from '#lib/backend/media/byte-range.ts'

const HEADERS = {
  'content-type': 'audio/wav',
  'cache-control': 'private, max-age=300',
  'x-content-type-options': 'nosniff',
  'accept-ranges': 'bytes',
}

/** The four digits to be heard; 404 once the five minutes are over. Some phones play nothing but ranges. */
export async function GET(request: Request, { params }: { params: Promise<{ id: string }> }) {
  const sound = await captchaSound((await params).id)
  if (!sound) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })
  const range = byteRange(request.headers.get('range'), sound.length)
  if (range === 'none') return new Response(new Uint8Array(sound), { headers: HEADERS })
  const size = sound.length
  if (range === 'beyond')
    return new Response(null, { status: 416, headers: { 'content-range': `bytes */${size}` } })
  const { first, last } = range
  return new Response(new Uint8Array(sound.subarray(first, last + 1)), {
    status: 206,
    headers: { ...HEADERS, 'content-range': `bytes ${first}-${last}/${size}` },
  })
}
