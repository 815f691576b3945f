import { passkeysLead, passkeysTitle } from '#messages/desk-door.ts'
import { AddPasskeyButton } from './add-passkey-button.tsx'
import { PasskeySite } from './passkey-site.tsx'

/** What a passkey is for, and the button that makes one where this site may have them. */
export const AddPasskey = ({ site }: { site?: string }) => (
  <section className="desk-card desk-scripted" aria-labelledby="add-passkey">
    <h2 id="add-passkey">{passkeysTitle}</h2>
    <p>{passkeysLead}</p>
    <PasskeySite site={site}>
      <AddPasskeyButton />
    </PasskeySite>
  </section>
)
