import { handleApiRequest as answer } from '#lib/api/server/handle-api-request.ts'

/** What the routes of the API export: one answer to every method. */
export {
  answer as DELETE,
  answer as GET,
  answer as HEAD,
  answer as OPTIONS,
  answer as PATCH,
  answer as POST,
  answer as PUT,
}
