import type { ReactNode } from 'react'
import { FieldError } from '#components/ui/field.tsx'
import type { Size } from '#lib/contract/catalogue-schemas.ts'
import type { MessageKey } from '#lib/message-table.ts'
import { selectSize } from '#messages/choice.ts'
import { chooseOption, chooseSize, soldOut } from '#messages/every-page.ts'

type Props = {
  sizes: readonly Size[]
  chosen: string
  /** What the option is called, where it has a name of its own. */
  name?: string | undefined
  problem?: MessageKey
  children?: ReactNode
}

/** One press a size; what is sold out is struck through and cannot be chosen. */
export const SizePicker = ({ sizes, chosen, name, problem, children }: Props) => (
  <fieldset aria-describedby={problem && 'size-problem'} id="sizes" className="min-w-0">
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
    <div role="alert">
      {problem && <FieldError id="size-problem">{name ? chooseOption : chooseSize}</FieldError>}
    </div>
  </fieldset>
)
