import type { ShopDetails } from '#lib/contract/shop-schemas.ts'

/** The pages of text that this shop has something to say on. All links to the others are left out (Rule 41). */
export type SaidPages = Record<'region' | 'video' | 'about' | 'returns' | 'terms', boolean>

export const saidPages = ({ region, films, policies, promises, returns }: ShopDetails): SaidPages => {
  const has = (slug: string) => policies.some(policy => policy.slug === slug)
  return {
    region: Boolean(region.heading || region.paragraphs.length),
    video: films.length > 0,
    about: has('about') || promises.length > 0,
    returns: has('returns') || returns.days !== undefined,
    terms: has('terms'),
  }
}

/** Policies that have a page of their own; the others stand at the addresses that shops of this kind have always had. */
export const otherPolicies = ({ policies }: Pick<ShopDetails, 'policies'>) =>
  policies.filter(({ slug }) => !['about', 'returns', 'terms'].includes(slug))
