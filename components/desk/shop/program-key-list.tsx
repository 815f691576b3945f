import { momentInIndia } from '#lib/orders/rules/india-time.ts'
import * as words from '#messages/desk-shop-programs.ts'
import { Act } from '../act.tsx'
import { ActButton } from '../act-button.tsx'

type Key = {
  id: string
  name: string
  ending: string
  scopes: readonly string[]
  madeAt: Date
  madeBy: string
  usedAt: Date | null
  endedAt: Date | null
  endedBy: string
}

/** Keys for programs: what each may do, when it was last used, and its end. */
export const ProgramKeyList = ({ keys }: { keys: readonly Key[] }) => (
  <ul className="desk-rows">
    {keys.map(key => (
      <li key={key.id} className="grid gap-1 py-2">
        <p>
          <b>{key.name}</b> <span className="text-sm text-muted">{words.endsWith(key.ending)}</span>
        </p>
        <p className="text-sm text-muted">{factsOf(key).join(' · ')}</p>
        <p className="text-sm wrap-anywhere">{key.scopes.join(', ')}</p>
        {!key.endedAt && (
          <details>
            <summary>{words.endKeyNow}</summary>
            <Act action="/desk/do/shop/endProgramKey" className="grid gap-3">
              <input type="hidden" name="id" value={key.id} />
              <p className="text-sm">{words.endKeyWhat}</p>
              <ActButton>{words.endKeyNow}</ActButton>
            </Act>
          </details>
        )}
      </li>
    ))}
  </ul>
)

const factsOf = ({ madeBy, madeAt, usedAt, endedAt, endedBy }: Key) => [
  words.madeBy(madeBy, momentInIndia(madeAt)),
  usedAt ? words.usedLast(momentInIndia(usedAt)) : words.neverUsed,
  ...(endedAt ? [words.endedBy(endedBy, momentInIndia(endedAt))] : []),
]
