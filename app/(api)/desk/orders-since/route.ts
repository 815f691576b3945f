import { deskAnswer } from '#lib/desk/server/desk-answer.ts'

export const dynamic = 'force-dynamic'

/** The open list of orders asks here whether others have come. */
export const GET = (request: Request) =>
  deskAnswer(request, async desk => {
    const mark = new URL(request.url).searchParams.get('mark') ?? ''
    const { read } = await desk('orders', 'since', { mark: mark.slice(0, 100) })
    return Response.json(read)
  })
