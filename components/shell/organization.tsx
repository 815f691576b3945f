import { JsonLd } from '#components/ui/json-ld.tsx'
import { organizationLd } from '#lib/catalogue/rules/json-ld.ts'
import { pictureUrl } from '#lib/media/rules/picture-url.ts'
import { isPictureName } from '#lib/rules/picture-name.ts'
import { env } from '#lib/server/settings/env.ts'
import { readLogo, readSocialLinks } from '#lib/shop/server/read-shop.ts'

/** Who keeps this shop, for search engines. */
export async function Organization() {
  const [logo, links] = await Promise.all([readLogo(), readSocialLinks()])
  const picture = isPictureName(logo.value.logo) ? pictureUrl(logo.value.logo) : '/icon-512.png'
  return <JsonLd data={organizationLd(logo.value, links.value, env.siteUrl, picture)} />
}
