import type { LogoInfo } from '#lib/contract/shop-schemas.ts'
import { pictureUrl } from '#lib/media/rules/picture-url.ts'
import { isPictureName } from '#lib/rules/picture-name.ts'

const OURS = ['192', '512'].map(side => ({
  src: `/icon-${side}.png`,
  sizes: `${side}x${side}`,
  type: 'image/png',
  purpose: 'any maskable',
}))
const OUR_PNG = '/icon-192.png'

/** The icons of the shop in a tab and on a home screen: its own favicon, else the default. */
export const shopIcons = ({ favicon_icon: own }: Pick<LogoInfo, 'favicon_icon'>) => {
  if (!isPictureName(own)) return { tab: '/icon.svg', apple: OUR_PNG, manifest: OURS }
  const tab = pictureUrl(own)
  // An SVG fits any size, but an iPhone's home screen takes no SVG.
  if (/\.svg$/i.test(own))
    return { tab, apple: OUR_PNG, manifest: [{ src: tab, sizes: 'any', type: 'image/svg+xml' }] }
  const square = pictureUrl(own, '400x400')
  return { tab, apple: square, manifest: [{ src: square, sizes: '400x400' }] }
}
