'use client'
import { type ReactNode, useSyncExternalStore } from 'react'
import { noPasskeysHere, passkeysElsewhere } from '#messages/desk-door.ts'

/** What needs passkeys, where they work: at the shop’s own address, and that on https or on this machine. */
export function PasskeySite({ site, children }: { site?: string; children: ReactNode }) {
  const here = useSyncExternalStore(
    () => () => {},
    () => location.origin,
    () => site,
  )
  if (!site) return <p className="text-sm text-muted">{noPasskeysHere}</p>
  if (here !== site)
    return (
      <p className="text-sm text-muted">
        <a className="link" href={`${site}/desk`}>
          {passkeysElsewhere(site)}
        </a>
      </p>
    )
  return children
}
