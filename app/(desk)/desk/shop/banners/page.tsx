import type { Metadata } from 'next'
import { BannerCard } from '#components/desk/shop/banner-card.tsx'
import { BannerForm } from '#components/desk/shop/banner-form.tsx'
import { ShopPageFrame } from '#components/desk/shop/shop-page.tsx'
import { readDesk, readFlashOfDesk } from '#lib/desk/server/read-desk.ts'
import * as words from '#messages/desk-shop-pictures.ts'

export const metadata: Metadata = { title: words.bannersTitle }

export default async function BannersPage() {
  const { person, read } = await readDesk('shop', 'banners', {})
  const { typed, fields } = await readFlashOfDesk()
  const { banners, seen } = read
  return (
    <ShopPageFrame person={person} title={words.bannersTitle}>
      <p>{words.bannersLead}</p>
      {banners.length === 0 && <p className="text-muted">{words.noBanners}</p>}
      {banners.map((banner, at) => (
        <BannerCard
          key={`${at} ${banner.banner_img_name}`}
          {...{ at, seen, banner, typed, fields }}
          count={banners.length}
        />
      ))}
      <section className="desk-card">
        <h2>{words.addBanner}</h2>
        <BannerForm at={-1} {...{ seen, typed, fields }} />
      </section>
    </ShopPageFrame>
  )
}
