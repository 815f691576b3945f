import * as words from '#messages/desk-money-customers.ts'
import { Act } from '../act.tsx'
import { ActButton } from '../act-button.tsx'

type Props = { person: { id: string; mobile: string | null; asked_at: Date | null }; refusals: number }

/** What is done for a customer, or with their data. None of it is one press away. */
export const CustomerActs = ({ person, refusals }: Props) => (
  <>
    {refusals > 0 && person.mobile && (
      <details className="desk-card">
        <summary>
          {words.refusals(refusals)} · {words.forgive}
        </summary>
        <Act action="/desk/do/money/lift" className="grid gap-3">
          <input type="hidden" name="number" value={person.mobile} />
          <p className="text-sm">{words.forgiveWhat}</p>
          <ActButton>{words.forgiveNow}</ActButton>
        </Act>
      </details>
    )}
    <details className="desk-card">
      <summary>{words.exportTitle}</summary>
      <Act action="/desk/do/money/export" className="grid gap-3">
        <input type="hidden" name="id" value={person.id} />
        <p className="text-sm">{words.exportWhat}</p>
        <ActButton>{words.exportNow}</ActButton>
      </Act>
    </details>
    {person.asked_at ? (
      <Act action="/desk/do/money/keep" className="desk-card">
        <input type="hidden" name="id" value={person.id} />
        <ActButton>{words.keepNow}</ActButton>
      </Act>
    ) : (
      <details className="desk-card">
        <summary>{words.eraseTitle}</summary>
        <Act action="/desk/do/money/erase" className="grid gap-3">
          <input type="hidden" name="id" value={person.id} />
          <p className="text-sm">{words.eraseWhat}</p>
          <ActButton>{words.eraseNow}</ActButton>
        </Act>
      </details>
    )}
  </>
)
