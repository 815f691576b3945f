import { Button } from '#components/ui/button.tsx'
import { PRINT_PAGE, SHIP_PAGE } from '#lib/desk/rules/orders/order-paths.ts'
import type { Role } from '#lib/desk/rules/roles.ts'
import {
  chosenTitle,
  deliveredChosen,
  packChosen,
  printLabels,
  printSlips,
  shipChosen,
} from '#messages/desk-orders.ts'
import { ActButton } from '../act-button.tsx'

/** What can be done with the orders whose boxes are ticked. */
export const ChosenActs = ({ role }: { role: Role }) => (
  <fieldset className="desk-chosen">
    <legend className="sr-only">{chosenTitle}</legend>
    <div className="desk-acts">
      <ActButton look="primary" name="step" value="packed">
        {packChosen}
      </ActButton>
      <Button type="submit" formAction={SHIP_PAGE} formMethod="get">
        {shipChosen}
      </Button>
      {role === 'owner' && (
        <ActButton name="step" value="delivered">
          {deliveredChosen}
        </ActButton>
      )}
      <Button type="submit" formAction={PRINT_PAGE} formMethod="get" name="what" value="label">
        {printLabels}
      </Button>
      <Button type="submit" formAction={PRINT_PAGE} formMethod="get" name="what" value="slip">
        {printSlips}
      </Button>
    </div>
  </fieldset>
)
