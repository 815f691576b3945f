import { noSuchForm, postForm } from '#lib/api/server/post-form.ts'
import { formActionOf } from '#lib/forms/server/form-actions.ts'

type Params = { params: Promise<{ area: string; action: string }> }

/** Each form of the shop posts here: /do/cart/add, /do/session/sign-in … */
export async function POST(request: Request, { params }: Params) {
  const { area, action } = await params
  const formAction = formActionOf(area, action)
  return formAction ? postForm(request, formAction) : noSuchForm()
}
