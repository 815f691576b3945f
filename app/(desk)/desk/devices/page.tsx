import type { Metadata } from 'next'
import { Act } from '#components/desk/act.tsx'
import { ActButton } from '#components/desk/act-button.tsx'
import { DeskFrame } from '#components/desk/desk-frame.tsx'
import { DeviceList } from '#components/desk/door/device-list.tsx'
import { MeForm } from '#components/desk/door/me-form.tsx'
import { NewCodes } from '#components/desk/door/new-codes.tsx'
import { PasskeyList } from '#components/desk/door/passkey-list.tsx'
import { StolenPhone } from '#components/desk/door/stolen-phone.tsx'
import { formKey } from '#lib/desk/rules/form-key.ts'
import { readDesk, readFlashOfDesk } from '#lib/desk/server/read-desk.ts'
import { codesLeft, codesTitle } from '#messages/desk-door.ts'
import { devicesLead, devicesTitle, endOthers, signOutHere } from '#messages/desk-people.ts'

export const metadata: Metadata = { title: devicesTitle }

/** What of somebody opens the desk: devices, passkeys, recovery codes; and what they are called. */
export default async function DevicesPage() {
  const { person, read } = await readDesk('door', 'devices', {})
  const flash = await readFlashOfDesk()
  return (
    <DeskFrame person={person} title={devicesTitle}>
      <div className="desk-column">
        <section className="desk-card">
          <p className="text-sm text-muted">{devicesLead}</p>
          <DeviceList devices={read.devices} here={person.session} />
          <div className="desk-acts">
            {read.devices.length > 1 && (
              <Act action="/desk/do/door/endOthers">
                <ActButton>{endOthers}</ActButton>
              </Act>
            )}
            <Act action="/desk/do/door/signOut">
              <ActButton>{signOutHere}</ActButton>
            </Act>
          </div>
        </section>
        <PasskeyList passkeys={read.passkeys} site={read.site} />
        <section className="desk-card">
          <h2>{codesTitle}</h2>
          <p>{codesLeft(read.codesLeft)}</p>
          <NewCodes sendKey={formKey()} />
        </section>
        {read.me && <MeForm me={read.me} flash={flash} />}
        <StolenPhone />
      </div>
    </DeskFrame>
  )
}
