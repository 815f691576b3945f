import type { Metadata } from 'next'
import { OwnPicture } from '#components/desk/shop/own-picture.tsx'
import { ShopPageFrame } from '#components/desk/shop/shop-page.tsx'
import { readDesk, readFlashOfDesk } from '#lib/desk/server/read-desk.ts'
import * as words from '#messages/desk-shop-pictures.ts'

export const metadata: Metadata = { title: words.looksTitle }

export default async function LooksPage() {
  const { person, read } = await readDesk('shop', 'looks', {})
  const { fields, typed } = await readFlashOfDesk()
  const errorOf = (which: string) => (typed?.which === which ? fields?.pictures : undefined)
  return (
    <ShopPageFrame person={person} title={words.looksTitle}>
      <OwnPicture
        which="logo"
        title={words.looksTitle}
        lead={words.logoLead}
        label={words.logoPicture}
        file={read.logo}
        error={errorOf('logo')}
      />
      <OwnPicture
        which="favicon_icon"
        title={words.iconTitle}
        lead={words.iconLead}
        label={words.iconPicture}
        file={read.icon}
        error={errorOf('favicon_icon')}
      />
    </ShopPageFrame>
  )
}
