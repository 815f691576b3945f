import { noSuchForm, postForm } from '#lib/api/server/post-form.ts'
import { sessionForms } from '#lib/session/session-forms.ts'

type Verb = keyof typeof sessionForms

export async function POST(request: Request, { params }: { params: Promise<{ verb: string }> }) {
  const { verb } = await params
  return Object.hasOwn(sessionForms, verb) ? postForm(request, sessionForms[verb as Verb]) : noSuchForm()
}
