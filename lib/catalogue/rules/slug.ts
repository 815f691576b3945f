/** The ASIN or name: lowercased, trimmed, spaces to hyphens, non-word characters removed. */
export function slugOf(product: { ASIN?: string | null; name?: string | null }): string {
  const source = product.ASIN?.trim() || product.name?.trim() || ''
  const slug = source
    .toLowerCase()
    .replace(/\s+/g, '-')
    .replace(/[^\p{L}\p{M}\p{N}_-]/gu, '')
  return slug || 'unknown-product'
}
