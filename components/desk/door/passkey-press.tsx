import { Button } from '#components/ui/button.tsx'
import type { ActResponse } from '#lib/desk/rules/act-types.ts'
import { passkeyNeedsScript } from '#messages/desk-door.ts'
import { RefusedNote } from '../refused-note.tsx'

type Props = { isBusy: boolean; refused?: ActResponse; press: () => void; label: string }

/** A button that asks for a passkey, and what came of it. */
export const PasskeyPress = ({ isBusy, refused, press, label }: Props) => (
  <div>
    <Button
      look="primary"
      className="w-full"
      onClick={press}
      aria-disabled={isBusy || undefined}
      data-busy={isBusy || undefined}
    >
      {label}
    </Button>
    <noscript>
      <p className="mt-2 text-sm text-muted">{passkeyNeedsScript}</p>
    </noscript>
    {refused && <RefusedNote {...refused} />}
  </div>
)
