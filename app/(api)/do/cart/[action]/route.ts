import { noSuchForm, postForm } from '#lib/api/server/post-form.ts'
import { cartActions } from '#lib/cart/server/cart-actions.ts'

type Verb = keyof typeof cartActions

export async function POST(request: Request, { params }: { params: Promise<{ verb: string }> }) {
  const { verb } = await params
  return Object.hasOwn(cartActions, verb) ? postForm(request, cartActions[verb as Verb]) : noSuchForm()
}
