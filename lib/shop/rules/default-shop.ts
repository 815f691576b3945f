import type { Banner, LogoInfo, ShopDetails, SocialLinks } from '#lib/contract/shop-schemas.ts'
import {
  defaultBannerAlt,
  defaultBannerCaption,
  defaultFilmTitle,
  defaultRegion,
  defaultRegionParagraphs,
  defaultTagline,
} from '#messages/default-shop.ts'
import { DEFAULT_SETTINGS } from './default-settings.ts'

// The shop's texts before shop.json is imported: default words, and the page of a region.
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
  { banner_img_name: '', url: '', alt: defaultBannerAlt, caption: defaultBannerCaption },
]

export const DEFAULT_DETAILS: ShopDetails = {
  tagline: defaultTagline,
  films: [1, 2, 3, 4].map(number => ({
    file: `success-${number}.mp4`,
    poster: `success-${number}.webp`,
    title: defaultFilmTitle,
    caption: '',
  })),
  region: {
    heading: defaultRegion,
    paragraphs: defaultRegionParagraphs,
    highlights: [],
  },
  settings: DEFAULT_SETTINGS,
}
