import { failedRequestId } from '#lib/server/render/main-content.ts'
import { requestIdIs } from '#messages/error-screen.ts'

/** The request id, on a page that could not load its main thing (Rules 11 and 48). The log has the same id. */
export function FailedRequest() {
  const id = failedRequestId()
  return id ? <p className="wrap pb-8 text-sm text-muted">{requestIdIs(id)}</p> : null
}
