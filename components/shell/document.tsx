import type { ReactNode } from 'react'
import { Toaster } from '#components/ui/toaster.tsx'
import { DEFAULT_THEME } from '#lib/constants.ts'
import { themeCss } from '#lib/shop/rules/theme-colours.ts'
import { readLogo, readTheme } from '#lib/shop/server/read-shop.ts'
import { locale } from '#messages/language.ts'
import { ImageFallback } from './image-fallback.tsx'
import { RememberTheme } from './remember-theme.tsx'

/** The page around every page: language, theme, and what the script keeps an eye on. */
export async function Document({ secure, children }: { secure?: true; children: ReactNode }) {
  const [theme, logo] = await Promise.all([readTheme(), readLogo()])
  return (
    <html lang={locale}>
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: colours only, each checked (Rule 7) */}
        <style dangerouslySetInnerHTML={{ __html: themeCss(theme.value) }} />
      </head>
      <body>
        {children}
        <Toaster />
        <ImageFallback />
        <RememberTheme
          secure={secure}
          theme={theme.fresh ? (theme.value ?? DEFAULT_THEME) : (theme.value ?? undefined)}
          logo={logo.fresh || logo.value.logo ? logo.value : undefined}
        />
      </body>
    </html>
  )
}
