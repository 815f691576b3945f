import type { ReactNode } from 'react'
import type { Person } from '#lib/desk/rules/act-types.ts'
import { toSettings } from '#messages/desk-shop.ts'
import { DeskFrame } from '../desk-frame.tsx'

/** A page below /desk/shop. */
export const ShopPageFrame = (props: { person: Person; title: string; children: ReactNode }) => (
  <DeskFrame {...props} at="shop" up={{ href: '/desk/shop', text: toSettings }} />
)
