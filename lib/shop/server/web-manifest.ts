import { locale } from '#messages/language.ts'
import 'server-only'
import type { LogoInfo, Theme } from '#lib/contract/shop-schemas.ts'
import { shopIcons } from '../rules/shop-icons.ts'
import { themeColours } from '../rules/theme-colours.ts'
import { siteHost } from './page-metadata.ts'

export const webManifest = (logo: LogoInfo, theme: Theme | null) => {
  const { background, primary } = themeColours(theme)
  return {
    id: '/',
    name: logo.name || siteHost(),
    short_name: (logo.name || siteHost()).slice(0, 12).trim(),
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    lang: locale,
    background_color: background,
    theme_color: primary,
    icons: shopIcons(logo).manifest,
  }
}
