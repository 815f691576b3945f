import { postAct } from '#lib/desk/server/post-act.ts'

type Params = { params: Promise<{ area: string; act: string }> }

/** Each form of the seller's desk posts here: /desk/do/orders/pack … */
export async function POST(request: Request, { params }: Params) {
  const { area, act } = await params
  return postAct(request, area, act)
}
