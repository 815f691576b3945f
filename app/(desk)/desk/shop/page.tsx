import type { Metadata } from 'next'
import { DeskFrame } from '#components/desk/desk-frame.tsx'
import { Checklist } from '#components/desk/shop/checklist.tsx'
import { SettingsLinks } from '#components/desk/shop/settings-links.tsx'
import { ShopState } from '#components/desk/shop/shop-state.tsx'
import { readDesk } from '#lib/desk/server/read-desk.ts'
import { shop } from '#messages/desk-frame.ts'

export const metadata: Metadata = { title: shop }

/** From an empty shop to one that sells: what is missing, and where everything is set. */
export default async function DeskShopPage() {
  const { person, read } = await readDesk('shop', 'checklist', {})
  const { name, todos, ...state } = read
  return (
    <DeskFrame person={person} at="shop" title={name || shop}>
      <ShopState {...state} missing={todos.length} />
      <Checklist todos={todos} isOpen={!state.isNotOpenYet} />
      <SettingsLinks />
    </DeskFrame>
  )
}
