import { postAct } from '#lib/desk/server/post-act.ts'

type Params = { params: Promise<{ word: string; act: string }> }

/** Each form of the seller's desk posts here: /desk/do/orders/pack … */
export async function POST(request: Request, { params }: Params) {
  const { word, act } = await params
  return postAct(request, word, act)
}
