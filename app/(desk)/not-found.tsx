import { DeskFrame } from '#components/desk/desk-frame.tsx'
import { DESK } from '#lib/desk/rules/desk-path.ts'
import { deskMissing, toDesk } from '#messages/desk-frame.ts'

export default function NoSuchDeskPage() {
  return (
    <DeskFrame title={deskMissing}>
      <a className="link" href={DESK}>
        {toDesk}
      </a>
    </DeskFrame>
  )
}
