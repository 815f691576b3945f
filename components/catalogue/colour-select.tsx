import type { MessageKey } from '#lib/message-table.ts'
import { colourLabel } from '#messages/choice.ts'
import { chooseOption, chooseColour as colourMissing } from '#messages/every-page.ts'
import { chooseColour, chooseNamed } from '#messages/product.ts'
import { MissingChoice } from './missing-choice.tsx'

type Props = {
  colours: readonly string[]
  chosen: string
  /** What the option is called, where it has a name of its own. */
  name?: string | undefined
  /** Those that cannot be had with what else is chosen. */
  without?: readonly string[]
  problem?: MessageKey
}

/** The phone's own sheet of choices. */
export const ColourSelect = ({ colours, chosen, name, without = [], problem }: Props) => (
  <div>
    <label htmlFor="colour" className="mb-2 block font-medium">
      {name ?? colourLabel}
      <span aria-hidden="true">*</span>
    </label>
    <select
      id="colour"
      name="color"
      className="input max-w-60"
      defaultValue={chosen}
      required
      aria-invalid={problem ? true : undefined}
      aria-describedby="colour-problem"
    >
      {colours.length > 1 && <option value="">{name ? chooseNamed(name) : chooseColour}</option>}
      {colours.map(colour => (
        <option key={colour} disabled={without.includes(colour)}>
          {colour}
        </option>
      ))}
    </select>
    <MissingChoice
      of="color"
      id="colour-problem"
      sentence={name ? chooseOption : colourMissing}
      isMissing={Boolean(problem)}
    />
  </div>
)
