import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Act } from '#components/desk/act.tsx'
import { ActButton } from '#components/desk/act-button.tsx'
import { ActField } from '#components/desk/act-field.tsx'
import { DeskFrame } from '#components/desk/desk-frame.tsx'
import { DeviceList } from '#components/desk/door/device-list.tsx'
import { PersonInputs } from '#components/desk/door/person-inputs.tsx'
import { RoleChoice } from '#components/desk/door/role-choice.tsx'
import { DESK } from '#lib/desk/rules/desk-path.ts'
import { readDesk, readFlashOfDesk } from '#lib/desk/server/read-desk.ts'
import {
  changePerson,
  devicesOf,
  endAllOf,
  endPersonLead,
  endPersonNow,
  endPersonTitle,
  peopleTitle,
  reasonField,
  savePerson,
  toPeople,
} from '#messages/desk-people.ts'

export const metadata: Metadata = { title: peopleTitle }

/** Somebody who works here: what they do, how they sign in, where they are signed in, and their end. */
export default async function PersonPage({ params }: { params: Promise<{ id: string }> }) {
  const { person, read } = await readDesk('door', 'person', { id: (await params).id })
  if (!read) notFound()
  const { person: shown, devices } = read
  const flash = await readFlashOfDesk()
  return (
    <DeskFrame person={person} at="shop" title={shown.name} up={{ href: `${DESK}/people`, text: toPeople }}>
      <div className="desk-column">
        <section className="desk-card" aria-labelledby="change">
          <h2 id="change">{changePerson}</h2>
          <Act action="/desk/do/door/changePerson" className="grid gap-3">
            <input type="hidden" name="person" value={shown.id} />
            <RoleChoice chosen={flash.typed?.role ?? shown.role} error={flash.fields?.role} />
            <PersonInputs person={shown} flash={flash} />
            <ActButton look="primary">{savePerson}</ActButton>
          </Act>
        </section>
        <section className="desk-card" aria-labelledby="devices">
          <h2 id="devices">{devicesOf(shown.name)}</h2>
          <DeviceList devices={devices} here={person.session} person={shown.id} />
          {devices.length > 0 && (
            <Act action="/desk/do/door/endAllOf">
              <input type="hidden" name="person" value={shown.id} />
              <ActButton>{endAllOf(shown.name)}</ActButton>
            </Act>
          )}
        </section>
        <details className="desk-card">
          <summary>{endPersonTitle}</summary>
          <Act action="/desk/do/door/endPerson" className="grid gap-3">
            <p>{endPersonLead(shown.name)}</p>
            <input type="hidden" name="person" value={shown.id} />
            <ActField
              label={reasonField}
              name="reason"
              required
              maxLength={200}
              defaultValue={flash.typed?.reason}
              error={flash.fields?.reason}
            />
            <ActButton>{endPersonNow}</ActButton>
          </Act>
        </details>
      </div>
    </DeskFrame>
  )
}
