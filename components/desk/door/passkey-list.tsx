import { momentInIndia } from '#lib/orders/rules/india-time.ts'
import {
  noPasskeyYet,
  passkeyNeverUsed,
  passkeySince,
  passkeysLead,
  passkeysTitle,
  removePasskey,
  removePasskeyLead,
  removePasskeyOf,
} from '#messages/desk-door.ts'
import { lastUsed } from '#messages/desk-people.ts'
import { Act } from '../act.tsx'
import { ActButton } from '../act-button.tsx'
import { AddPasskeyButton } from './add-passkey-button.tsx'
import { PasskeySite } from './passkey-site.tsx'

type Passkey = { id: string; name: string; addedAt: Date; usedAt: Date | null }

/** Somebody's own passkeys, and a new one where this site may have them. */
export const PasskeyList = ({ passkeys, site }: { passkeys: Passkey[]; site?: string }) => (
  <section className="desk-card" aria-labelledby="passkeys">
    <h2 id="passkeys">{passkeysTitle}</h2>
    <p className="text-sm text-muted">{passkeysLead}</p>
    {passkeys.length === 0 ? (
      <p>{noPasskeyYet}</p>
    ) : (
      <ul className="desk-lines">
        {passkeys.map(({ id, name, addedAt, usedAt }) => (
          <li key={id}>
            <b>{name}</b>
            <span className="block text-sm text-muted">
              {passkeySince(momentInIndia(addedAt.toISOString()))},{' '}
              {usedAt ? lastUsed(momentInIndia(usedAt.toISOString())) : passkeyNeverUsed}
            </span>
            <details>
              <summary>{removePasskey}</summary>
              <Act action="/desk/do/door/removePasskey" className="grid gap-2">
                <p className="text-sm">{removePasskeyLead}</p>
                <input type="hidden" name="passkey" value={id} />
                <ActButton>{removePasskeyOf(name)}</ActButton>
              </Act>
            </details>
          </li>
        ))}
      </ul>
    )}
    <PasskeySite site={site}>
      <AddPasskeyButton />
    </PasskeySite>
  </section>
)
