import type { ReactNode } from 'react'
import type { Size } from '#lib/contract/catalogue-schemas.ts'
import type { MessageKey } from '#lib/message-table.ts'
import { selectSize } from '#messages/choice.ts'
import { chooseSize, soldOut } from '#messages/every-page.ts'
import { MissingChoice } from './missing-choice.tsx'

type Props = { sizes: readonly Size[]; chosen: string; problem?: MessageKey; children?: ReactNode }

/** One press a size; what is sold out is struck through and cannot be chosen. */
export const SizePicker = ({ sizes, chosen, problem, children }: Props) => (
  <fieldset aria-describedby="size-problem" id="sizes" className="min-w-0">
    <legend className="mb-2 font-medium">{selectSize}</legend>
    <div className="flex flex-wrap items-center gap-2">
      {sizes.map(({ Size_Desc, Stock }) => (
        <label key={Size_Desc} className="size-choice">
          <input
            className="sr-only"
            type="radio"
            name="size"
            value={Size_Desc}
            defaultChecked={Size_Desc === chosen && Stock > 0}
            disabled={Stock < 1}
            required
            data-stock={Stock}
            aria-invalid={problem ? true : undefined}
          />
          <span>
            {Size_Desc}
            {Stock < 1 && <span className="sr-only">, {soldOut}</span>}
          </span>
        </label>
      ))}
      {children}
    </div>
    <MissingChoice of="size" id="size-problem" sentence={chooseSize} isMissing={Boolean(problem)} />
  </fieldset>
)
