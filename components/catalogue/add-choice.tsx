import { useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { addToCart, colourLabel, selectSize } from '#messages/choice.ts'
import { chooseColour, chooseSize } from '#messages/every-page.ts'

export type Choices = { sizes: [name: string, stock: number][]; colors: string[] }

/** The size and colour that a card's Add must know. */
export function AddChoice({
  choices: { sizes, colors },
  onChosen,
}: {
  choices: Choices
  onChosen: (size: string, color: string) => void
}) {
  const [size, setSize] = useState('')
  const [color, setColor] = useState('')
  const [missing, setMissing] = useState('')
  const done = () => {
    if (sizes.length && !size) setMissing(chooseSize)
    else if (colors.length && !color) setMissing(chooseColour)
    else onChosen(size, color)
  }
  return (
    <div className="grid gap-4">
      {sizes.length > 0 && (
        <fieldset>
          <legend className="mb-2 text-sm font-medium">{selectSize}</legend>
          <div className="flex flex-wrap gap-2">
            {sizes.map(([value, stock]) => (
              <Chip key={value} name="choice-size" value={value} disabled={stock < 1} onPick={setSize} />
            ))}
          </div>
        </fieldset>
      )}
      {colors.length > 0 && (
        <fieldset>
          <legend className="mb-2 text-sm font-medium">{colourLabel}</legend>
          <div className="flex flex-wrap gap-2">
            {colors.map(each => (
              <Chip key={each} name="choice-colour" value={each} onPick={setColor} />
            ))}
          </div>
        </fieldset>
      )}
      <p role="alert" className="text-sm text-danger empty:hidden">
        {missing}
      </p>
      <Button look="primary" onClick={done}>
        {addToCart}
      </Button>
    </div>
  )
}

const Chip = ({
  name,
  value,
  disabled,
  onPick,
}: {
  name: string
  value: string
  disabled?: boolean
  onPick: (value: string) => void
}) => (
  <label className="chip">
    <input type="radio" className="sr-only" name={name} disabled={disabled} onChange={() => onPick(value)} />
    {value}
  </label>
)
