import type { Metadata } from 'next'
import { ActButton } from '#components/desk/act-button.tsx'
import { ActField } from '#components/desk/act-field.tsx'
import { DeskFrame } from '#components/desk/desk-frame.tsx'
import { InviteForm } from '#components/desk/door/invite-form.tsx'
import { InviteLink } from '#components/desk/door/invite-link.tsx'
import { PeopleList } from '#components/desk/door/people-list.tsx'
import { RoleChoice } from '#components/desk/door/role-choice.tsx'
import { formKey } from '#lib/desk/rules/form-key.ts'
import { readDesk, readFlashOfDesk } from '#lib/desk/server/read-desk.ts'
import { readLogo } from '#lib/shop/server/read-shop.ts'
import {
  formerPeople,
  inviteLead,
  inviteTitle,
  makeInvite,
  nameField,
  peopleLead,
  peopleTitle,
} from '#messages/desk-people.ts'

export const metadata: Metadata = { title: peopleTitle }

/** Who works here, and an invitation for who is to. */
export default async function PeoplePage() {
  const { person, read: people } = await readDesk('door', 'people', {})
  const { typed, fields, link } = await readFlashOfDesk()
  const shop = (await readLogo()).value.name
  const former = people.filter(({ leftAt }) => leftAt)
  return (
    <DeskFrame person={person} at="shop" title={peopleTitle}>
      <div className="desk-column">
        <p className="text-muted">{peopleLead}</p>
        <PeopleList people={people.filter(({ leftAt }) => !leftAt)} you={person.id} />
        <section className="desk-card" aria-labelledby="invite">
          <h2 id="invite">{inviteTitle}</h2>
          {link ? (
            <InviteLink link={link} shop={shop} />
          ) : (
            <InviteForm sendKey={formKey()} shop={shop}>
              <p className="text-sm text-muted">{inviteLead}</p>
              <ActField
                label={nameField}
                name="name"
                required
                maxLength={60}
                autoComplete="off"
                defaultValue={typed?.name}
                error={fields?.name}
              />
              <RoleChoice chosen={typed?.role} error={fields?.role} />
              <ActButton look="primary">{makeInvite}</ActButton>
            </InviteForm>
          )}
        </section>
        {former.length > 0 && (
          <details className="desk-card">
            <summary>{formerPeople}</summary>
            <PeopleList people={former} />
          </details>
        )}
      </div>
    </DeskFrame>
  )
}
