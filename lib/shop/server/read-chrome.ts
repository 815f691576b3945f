import 'server-only'
import { cache } from 'react'
import { readTree } from '#lib/catalogue/server/read-tree.ts'
import type { LogoInfo, SocialLinks } from '#lib/contract/shop-schemas.ts'
import { webLink } from '#lib/rules/safe-link.ts'
import { siteHost } from './page-metadata.ts'
import { readDetails, readLogo, readSocialLinks, readTheme } from './read-shop.ts'

/** The data of header and footer, read once per page, though the not-found screen travels with it and uses them too. */
export const readChrome = cache(async () => {
  const [tree, logo, details, social, theme] = await Promise.all([
    readTree(),
    readLogo(),
    readDetails(),
    readSocialLinks(),
    readTheme(),
  ])
  return {
    tree: tree.value,
    // If the shop could not be reached, the browser uses the theme it remembers.
    logo: logo.fresh || logo.value.logo ? { file: logo.value.logo, name: logo.value.name } : undefined,
    shop: { ...contactOf(logo.value), host: siteHost(), tagline: details.value.tagline },
    details: details.value,
    social: linksOf(social.value),
    fresh: [tree, logo, details, social, theme].every(answered => answered.fresh),
  }
})

// Only what is shown: the props of a client component travel with every page.
const contactOf = ({ name, address, mobile, email }: LogoInfo) => ({ name, address, mobile, email })
const linksOf = (links: SocialLinks): Partial<SocialLinks> =>
  Object.fromEntries(Object.entries(links).flatMap(([name, url]) => (webLink(url) ? [[name, url]] : [])))
