import type { ReactNode } from 'react'
import { DeskFrame } from '#components/desk/desk-frame.tsx'
import type { Person } from '#lib/desk/rules/act-types.ts'
import { toSettings } from '#messages/desk-shop.ts'
import { backToThings } from '#messages/desk-things-pages.ts'
import { sectionsTitle } from '#messages/desk-things-sections.ts'

type Props = { person: Person; title: string; isOne?: boolean; children: ReactNode }

/** A page of the sections. Who keeps the things sees nothing else under Shop, and goes back to the things. */
export const SectionsFrame = ({ person, title, isOne, children }: Props) => {
  const isOwner = person.role === 'owner'
  const above = isOwner
    ? { href: '/desk/shop', text: toSettings }
    : { href: '/desk/things', text: backToThings }
  return (
    <DeskFrame
      person={person}
      at={isOwner ? 'shop' : 'things'}
      title={title}
      up={isOne ? { href: '/desk/shop/sections', text: sectionsTitle } : above}
    >
      {children}
    </DeskFrame>
  )
}
