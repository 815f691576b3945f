import { noSuchForm, postForm } from '#lib/api/server/post-form.ts'
import { cartForms } from '#lib/cart/cart-forms.ts'

type Verb = keyof typeof cartForms

export async function POST(request: Request, { params }: { params: Promise<{ verb: string }> }) {
  const { verb } = await params
  return Object.hasOwn(cartForms, verb) ? postForm(request, cartForms[verb as Verb]) : noSuchForm()
}
