import { Button } from '#components/ui/button.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { addToCart, colourLabel, selectSize } from '#messages/choice.ts'
import { close } from '#messages/dialog.ts'
import { chooseColour, chooseSize } from '#messages/every-page.ts'
import { ADD } from './add-form.tsx'
import { MissingChoice } from './missing-choice.tsx'

/** Asks for the size and colour that a card's Add must know: lib/browser/inline/choose.ts fills it and opens it. */
export const AddChoice = () => (
  <dialog id="choice" className="sheet" aria-labelledby="chosen">
    <div className="mb-3 flex items-start justify-between gap-4">
      <h2 id="chosen" className="text-lg">
        {colourLabel}
      </h2>
      <button type="button" className="press -mt-2 -mr-2" aria-label={close} data-closes="">
        <Icon name="close" />
      </button>
    </div>
    <form method="post" action={ADD} data-stock="" className="grid gap-4" noValidate>
      <input type="hidden" name="id" />
      <Options label={selectSize} of="size" sentence={chooseSize} />
      <Options label={colourLabel} of="color" sentence={chooseColour} />
      <Button type="submit" look="primary">
        {addToCart}
      </Button>
    </form>
  </dialog>
)

const Options = ({ label, of, sentence }: { label: string; of: 'size' | 'color'; sentence: string }) => (
  <fieldset>
    <legend className="mb-2 text-sm font-medium">{label}</legend>
    <div className="flex flex-wrap gap-2" />
    <MissingChoice of={of} sentence={sentence} />
  </fieldset>
)
