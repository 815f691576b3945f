import { noSuchForm, postForm } from '#lib/api/server/post-form.ts'
import { checkoutForms } from '#lib/checkout/checkout-forms.ts'

type Verb = keyof typeof checkoutForms

export async function POST(request: Request, { params }: { params: Promise<{ verb: string }> }) {
  const { verb } = await params
  return Object.hasOwn(checkoutForms, verb) ? postForm(request, checkoutForms[verb as Verb]) : noSuchForm()
}
