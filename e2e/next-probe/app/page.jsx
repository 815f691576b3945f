import { Fragment } from 'react'
import { Slot } from './slot.jsx'

export const revalidate = 3600

export default function Page() {
  // Says to whoever is being asked, by the request's own context.
  globalThis.probe?.context.getStore()?.markup.set('slot', '<b>told by the server render</b>')
  const signs = [(<p key="p" />).$$typeof, (<Fragment key="f" />).type]
  return (
    <main>
      <p id="phase">{process.env.NEXT_PHASE ?? 'none'}</p>
      <p id="signs">{signs.map(String).join(' ')}</p>
      <Slot id="slot" />
    </main>
  )
}
