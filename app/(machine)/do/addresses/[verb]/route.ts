import { addressForms } from '#lib/addresses/address-forms.ts'
import { noSuchForm, postForm } from '#lib/api/server/post-form.ts'

type Verb = keyof typeof addressForms

export async function POST(request: Request, { params }: { params: Promise<{ verb: string }> }) {
  const { verb } = await params
  return Object.hasOwn(addressForms, verb) ? postForm(request, addressForms[verb as Verb]) : noSuchForm()
}
