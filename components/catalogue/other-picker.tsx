import { FieldError } from '#components/ui/field.tsx'
import type { MessageKey } from '#lib/message-table.ts'
import { chooseOption } from '#messages/every-page.ts'

type Props = {
  name: string
  values: readonly string[]
  chosen: string
  /** Those that cannot be had with what else is chosen. */
  without: readonly string[]
  problem?: MessageKey
}

/** The third option of a product: one press a value. */
export const OtherPicker = ({ name, values, chosen, without, problem }: Props) => (
  <fieldset aria-describedby={problem && 'option-problem'} id="options" className="min-w-0">
    <legend className="mb-2 font-medium">{name}</legend>
    <div className="flex flex-wrap items-center gap-2">
      {values.map(value => (
        <label key={value} className="size-choice">
          <input
            className="sr-only"
            type="radio"
            name="other"
            value={value}
            defaultChecked={value === chosen}
            disabled={without.includes(value)}
            required
            aria-invalid={problem ? true : undefined}
          />
          <span>{value}</span>
        </label>
      ))}
    </div>
    <div role="alert">{problem && <FieldError id="option-problem">{chooseOption}</FieldError>}</div>
  </fieldset>
)
