import { DEFAULT_SETTINGS } from '#lib/constants.ts'
import type { Banner, LogoInfo, ShopDetails, SocialLinks } from '#lib/contract/shop-schemas.ts'

// What the shop shows while it knows nothing of itself: default words, and a region's page.
export const DEFAULT_LOGO: LogoInfo = {
  name: '',
  logo: '',
  favicon_icon: '',
  pxl: '',
  email: '',
  mobile: '',
  address: '',
  logoPath: '',
}

export const NO_LINKS: SocialLinks = { fb: '', insta: '', linkedin: '', twitter: '', youtube: '' }

/** One default banner, for when the shop's own cannot be loaded. */
export const DEFAULT_BANNERS: Banner[] = [
  { banner_img_name: '', url: '', alt: 'Handmade in India', caption: 'Made by hand, bought from the maker' },
]

export const DEFAULT_DETAILS: ShopDetails = {
  tagline: 'Crafts of Madhya Pradesh',
  films: [1, 2, 3, 4].map(number => ({
    file: `success-${number}.mp4`,
    poster: `success-${number}.webp`,
    title: 'Success Story',
    caption: '',
  })),
  region: {
    heading: 'Madhya Pradesh',
    paragraphs: [
      'Madhya Pradesh lies in the middle of India, and the Narmada runs through it from Amarkantak to the cotton country of Nimar. Along the river and in the forests on both its sides people print, weave, cast, carve and turn, and have done so for longer than anyone has written it down.',
      'Bagh and Bherugarh print cotton with blocks of teak; Chanderi and Maheshwar weave silk so fine that it hardly has a weight; the Gonds paint deer and trees filled with dots; Betul casts brass around a thread of wax. Each craft sits where its water, its clay or its tree is.',
    ],
    highlights: [],
  },
  settings: DEFAULT_SETTINGS,
}
