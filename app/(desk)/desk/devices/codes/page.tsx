import type { Metadata } from 'next'
import { DeskFrame } from '#components/desk/desk-frame.tsx'
import { CodesKept } from '#components/desk/door/codes-kept.tsx'
import { DESK } from '#lib/desk/rules/desk-path.ts'
import { readDesk, readFlashOfDesk } from '#lib/desk/server/read-desk.ts'
import { codesTitle } from '#messages/desk-door.ts'
import { devicesTitle } from '#messages/desk-people.ts'

export const metadata: Metadata = { title: codesTitle }

/** The new recovery codes, for a browser without script: once. */
export default async function CodesPage() {
  const { person, read } = await readDesk('door', 'devices', {})
  const { codes } = await readFlashOfDesk()
  return (
    <DeskFrame person={person} title={codesTitle} up={{ href: `${DESK}/devices`, text: devicesTitle }}>
      <div className="desk-column">
        <CodesKept codes={codes} site={read.site} />
      </div>
    </DeskFrame>
  )
}
