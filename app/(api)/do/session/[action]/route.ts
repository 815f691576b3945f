import { noSuchForm, postForm } from '#lib/api/server/post-form.ts'
import { sessionActions } from '#lib/session/server/session-actions.ts'

type Verb = keyof typeof sessionActions

export async function POST(request: Request, { params }: { params: Promise<{ verb: string }> }) {
  const { verb } = await params
  return Object.hasOwn(sessionActions, verb) ? postForm(request, sessionActions[verb as Verb]) : noSuchForm()
}
