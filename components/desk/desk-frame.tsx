import type { ReactNode } from 'react'
import { Icon, type IconName } from '#components/ui/icon.tsx'
import { Notice } from '#components/ui/notice.tsx'
import type { Person } from '#lib/desk/rules/act-types.ts'
import { DESK } from '#lib/desk/rules/desk-path.ts'
import type { Role } from '#lib/desk/rules/roles.ts'
import { readFlashOfDesk } from '#lib/desk/server/read-desk.ts'
import * as words from '#messages/desk-frame.ts'
import { DeskFoot } from './desk-foot.tsx'

export type DeskPart = 'orders' | 'things' | 'shop' | 'money'

const PARTS: { part: DeskPart; text: string; icon: IconName; roles: readonly Role[] }[] = [
  { part: 'orders', text: words.orders, icon: 'box', roles: ['owner', 'packer'] },
  { part: 'things', text: words.things, icon: 'gift', roles: ['owner', 'catalogue'] },
  { part: 'money', text: words.money, icon: 'rupee', roles: ['owner'] },
  { part: 'shop', text: words.shop, icon: 'home', roles: ['owner'] },
]

type Props = {
  person?: Person
  /** Which of the parts is open. */
  at?: DeskPart
  title: string
  /** Back to where this page belongs. */
  up?: { href: string; text: string }
  /** What stands beside the title. */
  end?: ReactNode
  children: ReactNode
}

/** What surrounds each page of the desk: its parts under the thumb, its title, what the form before had to say. */
export async function DeskFrame({ person, at, title, up, end, children }: Props) {
  const { said, isGood } = await readFlashOfDesk()
  const parts = PARTS.filter(({ roles }) => person && roles.includes(person.role))
  return (
    <>
      <a className="skip" href="#main">
        {words.skipToMain}
      </a>
      {parts.length > 0 && (
        <nav className="desk-parts" aria-label={words.partsOfDesk}>
          {parts.map(({ part, text, icon }) => (
            <a key={part} href={`${DESK}/${part}`} aria-current={part === at ? 'page' : undefined}>
              <Icon name={icon} />
              {text}
            </a>
          ))}
        </nav>
      )}
      <main id="main" className="desk-main">
        <header className="desk-head">
          <div className="min-w-0">
            {up && (
              <a className="link inline-flex min-h-11 items-center gap-1 text-sm" href={up.href}>
                <Icon name="left" />
                {up.text}
              </a>
            )}
            <h1>{title}</h1>
          </div>
          {end}
        </header>
        {said && <Notice tone={isGood ? 'good' : 'bad'}>{said}</Notice>}
        {children}
        {person && <DeskFoot name={person.name} />}
      </main>
    </>
  )
}
