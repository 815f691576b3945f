import 'server-only'
import { createHash } from 'node:crypto'

/**
 * The key of what a form says: the same form sent twice is one request, and what was changed before it was sent again is
 * another, which would be lost under the key of the page alone.
 */
export const sentKey = (formKey: string, content: unknown) =>
  createHash('sha256')
    .update(JSON.stringify([formKey, content]))
    .digest('base64url')
