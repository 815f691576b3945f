import 'server-only'
import type { LogoInfo, Theme } from '../contract/shop-schemas.ts'
import { siteHost } from './page-metadata.ts'
import { themeColours } from './theme-colours.ts'

export const webManifest = (logo: LogoInfo, theme: Theme | null) => {
  const { background, primary } = themeColours(theme)
  return {
    id: '/',
    name: logo.name || siteHost(),
    short_name: (logo.name || siteHost()).slice(0, 12).trim(),
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    lang: 'en-IN',
    background_color: background,
    theme_color: primary,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any maskable' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
    ],
  }
}
