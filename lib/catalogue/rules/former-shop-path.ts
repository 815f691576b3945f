import { canonicalPath } from '#lib/routes.ts'

const LONGEST_PATH = 300

/** An address of another shop's page as it is stored and looked up: its path, decoded, in small letters; '' for none. */
export const formerShopPath = (address: string): string => {
  const path = address.replace(/^https?:\/\/[^/?#]+/i, '').replace(/[?#].*$/s, '')
  if (!path.startsWith('/') || path.startsWith('//')) return ''
  const plain = canonicalPath(decoded(path).normalize('NFC').replace(/\/+$/, '') || '/').toLowerCase()
  return plain.length > 1 && plain.length <= LONGEST_PATH ? plain : ''
}

/** Other addresses under which shops show the same page, and the slug that its product has with them. */
export const readingsOf = (path: string): { paths: string[]; slug: string } => {
  const [, shopify] = /^(?:\/collections\/[^/]+)?\/products\/([^/]+)$/.exec(path) ?? []
  if (shopify) return { paths: [path, `/products/${shopify}`], slug: shopify }
  const [, woo] = /^\/(?:shop|product)\/(?:[^/]+\/)*([^/]+)$/.exec(path) ?? []
  if (woo) return { paths: [path, `/product/${woo}`], slug: woo }
  return { paths: [path], slug: '' }
}

const decoded = (path: string) => {
  try {
    return decodeURIComponent(path)
  } catch {
    return ''
  }
}
