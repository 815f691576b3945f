import { noSuchForm, postForm } from '#lib/api/server/post-form.ts'
import { wishActions } from '#lib/wishlist/server/wish-actions.ts'

type Verb = keyof typeof wishActions

export async function POST(request: Request, { params }: { params: Promise<{ verb: string }> }) {
  const { verb } = await params
  return Object.hasOwn(wishActions, verb) ? postForm(request, wishActions[verb as Verb]) : noSuchForm()
}
