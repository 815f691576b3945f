/** Storefront spec §2: the ASIN or name, lowercased, trimmed, spaces to hyphens, non-word characters gone. */
export function slugOf(product: { ASIN?: string | null; name?: string | null }): string {
  const source = product.ASIN?.trim() || product.name?.trim() || ''
  const slug = source
    .toLowerCase()
    .replace(/\s+/g, '-')
    .replace(/[^\p{L}\p{M}\p{N}_-]/gu, '')
  return slug || 'unknown-product'
}
