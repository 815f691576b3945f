import { Act } from '#components/desk/act.tsx'
import { ActButton } from '#components/desk/act-button.tsx'
import type { DeskChange } from '#lib/desk/rules/thing-types.ts'
import { momentInIndia } from '#lib/orders/rules/india-time.ts'
import { changeLine, takeBack, takenBack } from '#messages/desk-things-pages.ts'

/** A change that was made here, and the way back. */
export const LastChange = ({ publication, what, at, isUndone, isUndo }: DeskChange) => (
  <li className="desk-change">
    <span className="min-w-0 break-words">
      {changeLine(what || takenBack, momentInIndia(at))}
      {isUndone && ` (${takenBack})`}
    </span>
    {!isUndone && !isUndo && (
      <Act action="/desk/do/things/undoChange">
        <input type="hidden" name="publication" value={publication} />
        <ActButton size="small">{takeBack}</ActButton>
      </Act>
    )}
  </li>
)
