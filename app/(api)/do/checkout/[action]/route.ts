import { noSuchForm, postForm } from '#lib/api/server/post-form.ts'
import { checkoutActions } from '#lib/checkout/server/checkout-actions.ts'

type Verb = keyof typeof checkoutActions

export async function POST(request: Request, { params }: { params: Promise<{ verb: string }> }) {
  const { verb } = await params
  return Object.hasOwn(checkoutActions, verb)
    ? postForm(request, checkoutActions[verb as Verb])
    : noSuchForm()
}
