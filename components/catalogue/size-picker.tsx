import type { ReactNode } from 'react'
import type { Size } from '#lib/contract/catalogue-schemas.ts'
import type { MessageKey } from '#lib/message-table.ts'
import { selectSize } from '#messages/choice.ts'
import { chooseOption, chooseSize, soldOut } from '#messages/every-page.ts'
import { MissingChoice } from './missing-choice.tsx'

type Props = {
  sizes: readonly Size[]
  chosen: string
  /** What the option is called, where it has a name of its own. */
  name?: string | undefined
  /** Whether a size's pieces are all that counts; else they depend on the other options as well. */
  isStock: boolean
  problem?: MessageKey
  children?: ReactNode
}

/** One press a size; what is sold out is struck through and cannot be chosen. */
export const SizePicker = ({ sizes, chosen, name, isStock, problem, children }: Props) => (
  <fieldset aria-describedby="size-problem" id="sizes" className="min-w-0">
    <legend className="mb-2 font-medium">{name ?? selectSize}</legend>
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
            data-stock={isStock ? Stock : undefined}
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
    <MissingChoice
      of="size"
      id="size-problem"
      sentence={name ? chooseOption : chooseSize}
      isMissing={Boolean(problem)}
    />
  </fieldset>
)
