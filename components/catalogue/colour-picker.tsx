import type { MessageKey } from '#lib/message-table.ts'
import { colourLabel } from '#messages/choice.ts'
import { chooseColour as colourMissing } from '#messages/every-page.ts'
import { chooseColour } from '#messages/product.ts'
import { MissingChoice } from './missing-choice.tsx'

type Props = { colours: readonly string[]; chosen: string; problem?: MessageKey }

/** The phone's own sheet of choices. */
export const ColourPicker = ({ colours, chosen, problem }: Props) => (
  <div>
    <label htmlFor="colour" className="mb-2 block font-medium">
      {colourLabel}
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
      {colours.length > 1 && <option value="">{chooseColour}</option>}
      {colours.map(colour => (
        <option key={colour}>{colour}</option>
      ))}
    </select>
    <MissingChoice of="color" id="colour-problem" sentence={colourMissing} isMissing={Boolean(problem)} />
  </div>
)
