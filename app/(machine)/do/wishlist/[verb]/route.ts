import { noSuchForm, postForm } from '#lib/api/server/post-form.ts'
import { wishForms } from '#lib/wishlist/wish-forms.ts'

type Verb = keyof typeof wishForms

export async function POST(request: Request, { params }: { params: Promise<{ verb: string }> }) {
  const { verb } = await params
  return Object.hasOwn(wishForms, verb) ? postForm(request, wishForms[verb as Verb]) : noSuchForm()
}
