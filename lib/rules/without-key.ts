/**
 * A path as a log may name it: without its query, which holds what visitors typed, and without what follows in the address of
 * a page that opens by a secret key.
 */
export const withoutKey = (path: string) => {
  const [bare = '', ...query] = path.split('?')
  return bare.replace(SECRETS, '/$1/…') + (query.length > 0 ? '?…' : '')
}

// And a search whose words stand in its path.
const SECRETS = /\/(order|bill|ticket|bill-pdf|join|mail|product-serach)\/[^/]+/gi
