import * as words from '#messages/desk-money-answers.ts'
import { Act } from '../act.tsx'
import { ActButton } from '../act-button.tsx'
import { ActField } from '../act-field.tsx'

type Props = { typed?: string | undefined; error?: string | undefined }

/** Notes that somebody wants no messages, or wants them again. */
export const NumberWish = ({ typed, error }: Props) => (
  <details className="desk-card" open={typed !== undefined}>
    <summary>{words.wishTitle}</summary>
    <p className="mb-3 text-sm">{words.wishLead}</p>
    {(['stopNumber', 'startNumber'] as const).map(act => (
      <Act key={act} action={`/desk/do/money/${act}`} className="mb-4 grid gap-3">
        <ActField
          label={words.mobile}
          name="number"
          type="tel"
          maxLength={20}
          defaultValue={typed}
          error={error}
        />
        <ActButton>{act === 'stopNumber' ? words.noMore : words.messagesAgain}</ActButton>
      </Act>
    ))}
  </details>
)
