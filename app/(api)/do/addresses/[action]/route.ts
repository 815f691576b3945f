import { addressActions } from '#lib/addresses/server/address-actions.ts'
import { noSuchForm, postForm } from '#lib/api/server/post-form.ts'

type Verb = keyof typeof addressActions

export async function POST(request: Request, { params }: { params: Promise<{ verb: string }> }) {
  const { verb } = await params
  return Object.hasOwn(addressActions, verb) ? postForm(request, addressActions[verb as Verb]) : noSuchForm()
}
