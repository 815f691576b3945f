'use client'
import { useEffect } from 'react'
import { readStored, writeStored } from '#lib/browser/local-storage.ts'
import { STORAGE } from '#lib/browser-storage.ts'
import { forgetBuyNow } from '#lib/checkout/browser/buy-now-memory.ts'
import type { LogoInfo, Theme } from '#lib/contract/shop-schemas.ts'

/** Writes theme and logo on load, and reads the theme only when the page has none (Rule 37). */
export function RememberTheme({ secure, theme, logo }: { secure?: true; theme?: Theme; logo?: LogoInfo }) {
  useEffect(() => {
    // Buying leads through the secure pages: on a page of the shop the purchase was left.
    if (!secure) forgetBuyNow()
    if (theme) writeStored(STORAGE.theme, theme)
    else paintRemembered()
    if (logo) writeStored(STORAGE.logo, logo)
  }, [secure, theme, logo])
  useEffect(() => {
    const place = document.querySelector<HTMLElement>('[data-pixel]')
    // Fetched only where the shop has a pixel.
    if (place)
      void import('./pixel-consent.ts').then(({ askPixelConsent }) => askPixelConsent(place), console.warn)
  }, [])
  return null
}

async function paintRemembered() {
  const stored = readStored(STORAGE.theme)
  if (!stored) return
  const { themeColours } = await import('#lib/shop/rules/theme-colours.ts')
  for (const [name, colour] of Object.entries(themeColours(stored as Theme)))
    document.documentElement.style.setProperty(`--${name}`, colour)
}
