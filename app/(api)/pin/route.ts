import { answerPin } from '#lib/delivery/server/answer-pin.ts'

export const dynamic = 'force-dynamic'

/** GET /pin?pin=560001: what the shop says of a PIN code. The day changes at the cut-off, so nobody keeps it for long. */
export async function GET(request: Request) {
  const answer = await answerPin(new URL(request.url).searchParams.get('pin') ?? '')
  return Response.json(answer ?? {}, { headers: { 'cache-control': 'private, max-age=60' } })
}
