import type { Banner, LogoInfo, ShopDetails, SocialLinks } from '#lib/contract/shop-schemas.ts'
import { DEFAULT_SETTINGS } from './default-settings.ts'

// What is known of a shop before its shop.json is imported: nothing (Rule 41).
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

/** Stands in where the shop's own could not be loaded: a picture without words. */
export const DEFAULT_BANNERS: Banner[] = [{ banner_img_name: '', url: '', alt: '', caption: '' }]

const NOWHERE = { street: '', town: '', state: '', pin: '' }

export const DEFAULT_DETAILS: ShopDetails = {
  tagline: '',
  films: [],
  region: { heading: '', paragraphs: [], highlights: [] },
  settings: DEFAULT_SETTINGS,
  seller: {
    legalName: '',
    form: '',
    gstin: '',
    cin: '',
    fssai: '',
    address: NOWHERE,
    branches: [],
    care: { name: '', email: '', mobile: '', hours: '' },
    officer: { name: '', designation: '', email: '', mobile: '' },
  },
  returns: { shippingPaidBy: '' },
  delivery: {},
  couriers: [],
  policies: [],
  marks: { brand: { title: '', text: '' }, partner: { title: '', text: '' } },
  promises: [],
  closed: { words: '', until: '' },
}
