import { failedRequest } from '#lib/page-store/main-thing.ts'

/** Rulings 11 and 48: on a page that could not load what it is for, the id by which the log knows it. */
export function FailedRequest() {
  const id = failedRequest()
  return id ? <p className="wrap pb-8 text-sm text-muted">Request id: {id}</p> : null
}
