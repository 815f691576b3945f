import { type ActResponse, BUILD_HEADER } from '../rules/act-types.ts'

/** How long an answer is waited for: uploads have their own way. */
const ANSWER_MS = 30_000

/** Sends a form of the desk. A network that is down or silent for too long throws; the same key may be sent again. */
export async function sendAct(path: string, form: FormData): Promise<ActResponse> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { accept: 'application/json', [BUILD_HEADER]: document.body.dataset.build ?? '' },
    // Files are sent as such, everything else as a form without them.
    body: hasFiles(form)
      ? form
      : new URLSearchParams([...form].map(([name, value]) => [name, String(value)])),
    signal: AbortSignal.timeout(ANSWER_MS),
  })
  return response.json()
}

const hasFiles = (form: FormData) => [...form].some(([, value]) => typeof value !== 'string')
