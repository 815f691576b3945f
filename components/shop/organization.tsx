import { JsonLd } from '#components/ui/json-ld.tsx'
import { organizationLd } from '#lib/catalogue/json-ld.ts'
import { isPictureName } from '#lib/media/picture-name.ts'
import { pictureUrl } from '#lib/media/picture-url.ts'
import { env } from '#lib/server/settings/env.ts'
import { readLogo, readSocialLinks } from '#lib/shop/read-shop.ts'

/** Who keeps this shop, for search engines. */
export async function Organization() {
  const [logo, links] = await Promise.all([readLogo(), readSocialLinks()])
  const picture = isPictureName(logo.value.logo) ? pictureUrl(logo.value.logo) : '/icon-512.png'
  return <JsonLd told={organizationLd(logo.value, links.value, env.siteUrl, picture)} />
}
