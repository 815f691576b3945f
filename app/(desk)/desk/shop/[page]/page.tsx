import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { SettingsForm } from '#components/desk/shop/settings-form.tsx'
import { ShopPageFrame } from '#components/desk/shop/shop-page.tsx'
import { isShopPage } from '#lib/desk/rules/shop-pages.ts'
import { readDesk } from '#lib/desk/server/read-desk.ts'
import { pageTitles } from '#messages/desk-shop-fields.ts'

type Props = { params: Promise<{ page: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { page } = await params
  return isShopPage(page) ? { title: pageTitles[page] } : {}
}

/** One page of the shop's settings. */
export default async function ShopSettingsPage({ params }: Props) {
  const { page } = await params
  if (!isShopPage(page)) notFound()
  const { person, read } = await readDesk('shop', 'page', { page })
  return (
    <ShopPageFrame person={person} title={pageTitles[page]}>
      <SettingsForm page={page} {...read} />
    </ShopPageFrame>
  )
}
