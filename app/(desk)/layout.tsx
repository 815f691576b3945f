import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { SaidStrip } from '#components/desk/said-strip.tsx'
import { ownBuild } from '#lib/server/own-build.ts'
import { shopIcons } from '#lib/shop/rules/shop-icons.ts'
import { readLogo } from '#lib/shop/server/read-shop.ts'
import { desk } from '#messages/desk-frame.ts'
import { locale } from '#messages/language.ts'
import '../globals.css'
import '../desk.css'
import '../desk-door.css'
import '../desk-orders.css'
import '../desk-things.css'
import '../desk-shop.css'
import '../desk-money.css'

export const dynamic = 'force-dynamic'

export async function generateMetadata(): Promise<Metadata> {
  const { value: logo } = await readLogo()
  const icons = shopIcons(logo)
  return {
    title: { default: desk, template: `%s · ${desk}` },
    icons: { icon: icons.tab, apple: icons.apple },
    robots: { index: false, follow: false },
    formatDetection: { telephone: false },
  }
}

export const viewport: Viewport = {
  themeColor: [{ media: '(prefers-color-scheme: dark)', color: '#16181b' }, { color: '#ffffff' }],
}

/** The seller's desk: its own quiet colours, so that it reads the same whatever the shop looks like. */
export default function DeskLayout({ children }: { children: ReactNode }) {
  return (
    <html lang={locale}>
      <body className="desk" data-build={ownBuild()}>
        {children}
        <SaidStrip />
      </body>
    </html>
  )
}
