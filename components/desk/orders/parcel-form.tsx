import { Button } from '#components/ui/button.tsx'
import { Field } from '#components/ui/field.tsx'
import type { DeskParcel } from '#lib/desk/rules/orders/desk-booking.ts'
import {
  askAgain,
  breadthField,
  heightField,
  lengthField,
  weightField,
} from '#messages/desk-orders-courier.ts'

const FIELDS = [
  ['weight', weightField, 100_000],
  ['length', lengthField, 300],
  ['breadth', breadthField, 300],
  ['height', heightField, 300],
] as const

/** The parcel as it was weighed: the couriers are asked with it once it is sent. */
export const ParcelForm = ({ parcel }: { parcel: DeskParcel }) => (
  <form method="get" className="grid gap-3 pb-2">
    <div className="desk-parcel">
      {FIELDS.map(([name, label, most]) => (
        <Field
          key={name}
          label={label}
          name={name}
          type="number"
          inputMode="numeric"
          min={1}
          max={most}
          defaultValue={parcel[name]}
        />
      ))}
    </div>
    <Button type="submit">{askAgain}</Button>
  </form>
)
