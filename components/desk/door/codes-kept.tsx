import { ButtonLink } from '#components/ui/button.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { DESK } from '#lib/desk/rules/desk-path.ts'
import { codesGone, codesLostOnTheWay, toTheDesk } from '#messages/desk-door.ts'
import { toDesk } from '#messages/desk-frame.ts'
import { AddPasskey } from './add-passkey.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

type Props = {
  codes?: readonly string[]
  /** Made just now, and lost on their way here. */
  isLost?: boolean
  /** Where passkeys work, if they do. */
  site?: string
}

/** The new recovery codes, a passkey of this device, and the way on. */
export const CodesKept = ({ codes = [], isLost = false, site }: Props) => (
  <>
    {codes.length > 0 ? (
      <RecoveryCodes codes={codes} />
    ) : (
      <Notice tone="bad">{isLost ? codesLostOnTheWay : codesGone}</Notice>
    )}
    <AddPasskey site={site} />
    <ButtonLink look="primary" href={DESK}>
      {codes.length > 0 ? toTheDesk : toDesk}
    </ButtonLink>
  </>
)
