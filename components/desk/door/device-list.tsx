import type { ActPath } from '#lib/desk/rules/act-path.ts'
import { momentInIndia } from '#lib/orders/rules/india-time.ts'
import {
  endDevice,
  endDeviceOf,
  lastUsed,
  noDevices,
  signedInSince,
  thisDevice,
} from '#messages/desk-people.ts'
import { Act } from '../act.tsx'
import { ActButton } from '../act-button.tsx'

type Device = { id: string; device: string; openedAt: Date; seenAt: Date }
type Props = {
  devices: Device[]
  /** The session that looks at the list. */
  here?: string
  /** Whose they are, where an owner looks at somebody else's. */
  person?: string
}

const OWN: ActPath = '/desk/do/door/endDevice'
const OF_OTHERS: ActPath = '/desk/do/door/endDeviceOf'

/** Where somebody is signed in, each with a button that ends it. */
export const DeviceList = ({ devices, here, person }: Props) =>
  devices.length === 0 ? (
    <p>{noDevices}</p>
  ) : (
    <ul className="desk-lines">
      {devices.map(({ id, device, openedAt, seenAt }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-2">
          <span className="min-w-0">
            <b>{device}</b> {id === here && <span className="desk-tag">{thisDevice}</span>}
            <span className="block text-sm text-muted">
              {lastUsed(momentInIndia(seenAt.toISOString()))}
              <br />
              {signedInSince(momentInIndia(openedAt.toISOString()))}
            </span>
          </span>
          {id !== here && (
            <Act action={person ? OF_OTHERS : OWN}>
              <input type="hidden" name="session" value={id} />
              {person && <input type="hidden" name="person" value={person} />}
              <ActButton aria-label={endDeviceOf(device)}>{endDevice}</ActButton>
            </Act>
          )}
        </li>
      ))}
    </ul>
  )
