import type { Metadata, Viewport } from 'next'
import { env } from '#lib/server/settings/env.ts'
import { shopIcons } from '#lib/shop/rules/shop-icons.ts'
import { themeColours } from '#lib/shop/rules/theme-colours.ts'
import { siteHost } from '#lib/shop/server/page-metadata.ts'
import { readLogo, readTheme } from '#lib/shop/server/read-shop.ts'

/** The favicon and the title, from the shop's logo info. */
export async function documentMetadata(): Promise<Metadata> {
  const { value: logo } = await readLogo()
  const icons = shopIcons(logo)
  return {
    metadataBase: new URL(env.siteUrl),
    title: [logo.name, siteHost()].filter(Boolean).join(' | '),
    applicationName: logo.name || siteHost(),
    icons: { icon: icons.tab, apple: icons.apple },
    manifest: '/manifest.webmanifest',
    formatDetection: { telephone: false },
  }
}

export async function documentViewport(): Promise<Viewport> {
  const { value: theme } = await readTheme()
  return { themeColor: themeColours(theme).background }
}
