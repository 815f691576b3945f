import type { Metadata } from 'next'
import { Act } from '#components/desk/act.tsx'
import { ActButton } from '#components/desk/act-button.tsx'
import { ActField } from '#components/desk/act-field.tsx'
import { ShopPageFrame } from '#components/desk/shop/shop-page.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { readDesk, readFlashOfDesk } from '#lib/desk/server/read-desk.ts'
import * as words from '#messages/desk-shop-policies.ts'

export const metadata: Metadata = { title: words.policiesTitle }

export default async function PoliciesPage() {
  const { person, read } = await readDesk('shop', 'policies', {})
  const { typed, fields } = await readFlashOfDesk()
  const rows = [
    ...read.policies.map(({ slug, title, blanks }) => ({
      ...{ slug, title },
      more: blanks > 0 ? words.blanksLeft(blanks) : '',
    })),
    ...read.missing.map(({ slug, title }) => ({ slug, title, more: words.policyMissing })),
  ]
  return (
    <ShopPageFrame person={person} title={words.policiesTitle}>
      <p>{words.policiesLead}</p>
      <ul className="desk-card desk-links">
        {rows.map(({ slug, title, more }) => (
          <li key={slug}>
            <a href={`/desk/shop/policies/${slug}`}>
              <span>
                {title} {more && <span className="desk-tag">{more}</span>}
              </span>
              <Icon name="right" />
            </a>
          </li>
        ))}
      </ul>
      <Act action="/desk/do/shop/policyBegin" className="desk-card">
        <h2>{words.addPolicy}</h2>
        <ActField
          label={words.slug}
          hint={words.slugHint}
          name="slug"
          required
          maxLength={60}
          autoCapitalize="none"
          defaultValue={typed?.slug}
          error={fields?.slug}
        />
        <ActButton>{words.begin}</ActButton>
      </Act>
    </ShopPageFrame>
  )
}
