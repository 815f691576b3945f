import { Act } from '#components/desk/act.tsx'
import { ActButton } from '#components/desk/act-button.tsx'
import { ActField } from '#components/desk/act-field.tsx'
import { NO_SIZE } from '#lib/catalogue/rules/sellable.ts'
import * as words from '#messages/desk-things-pages.ts'

type Props = { id: number; size: string; variant?: number; name: string; pieces: number }

/** How many there are, with buttons that add and take. */
export function StockStepper({ id, size, variant, name, pieces }: Props) {
  const hidden = (
    <>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="size" value={size} />
      {variant !== undefined && <input type="hidden" name="variant" value={variant} />}
    </>
  )
  const what = name || (size === NO_SIZE ? words.piecesLabel : size)
  return (
    <li className="desk-stock">
      <b className="min-w-0 break-words">{what}</b>
      <output className="desk-count" data-out={pieces === 0 || undefined}>
        {pieces}
      </output>
      <Act action="/desk/do/things/stock" className="desk-steps">
        {hidden}
        <ActButton name="by" value="-1" aria-label={words.takePieces(1, what)}>
          −1
        </ActButton>
        <ActButton name="by" value="1" aria-label={words.addPieces(1, what)}>
          +1
        </ActButton>
        <ActButton name="by" value="5" aria-label={words.addPieces(5, what)}>
          +5
        </ActButton>
      </Act>
      <details>
        <summary className="text-sm">{words.otherNumber}</summary>
        <Act action="/desk/do/things/stock" className="flex flex-wrap items-end gap-2">
          {hidden}
          <ActField
            label={words.differenceLabel}
            hint={words.differenceHint}
            name="by"
            inputMode="text"
            maxLength={8}
            required
          />
          <ActButton>{words.changeStock}</ActButton>
        </Act>
      </details>
    </li>
  )
}
