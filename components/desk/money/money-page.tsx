import type { ReactNode } from 'react'
import type { Person } from '#lib/desk/rules/act-types.ts'
import { money } from '#messages/desk-frame.ts'
import { DeskFrame } from '../desk-frame.tsx'

type Props = { person: Person; title: string; up?: { href: string; text: string }; children: ReactNode }

/** A page below /desk/money. */
export const MoneyPageFrame = ({ up = { href: '/desk/money', text: money }, ...props }: Props) => (
  <DeskFrame {...props} at="money" up={up} />
)
