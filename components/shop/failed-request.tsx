import { failedRequestId } from '#lib/server/render/main-content.ts'

/** Rulings 11 and 48: on a page that could not load what it is for, the id by which the log knows it. */
export function FailedRequest() {
  const id = failedRequestId()
  return id ? <p className="wrap pb-8 text-sm text-muted">Request id: {id}</p> : null
}
