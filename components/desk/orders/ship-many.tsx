import { formKey } from '#lib/desk/rules/form-key.ts'
import { bookPage, ORDERS_PAGE, orderPage } from '#lib/desk/rules/orders/order-paths.ts'
import { backToOrders, inOneParcel } from '#messages/desk-orders.ts'
import { bookLink } from '#messages/desk-orders-courier.ts'
import {
  courierOfAll,
  courierOfThis,
  numberOfThis,
  shipManyLead,
  shipThem,
} from '#messages/desk-orders-many.ts'
import { ActButton } from '../act-button.tsx'
import { ActField } from '../act-field.tsx'
import { CourierNames } from './courier-names.tsx'
import { ManyForm } from './many-form.tsx'

type Props = {
  orders: { id: string; name: string; place: string; sharing: string[]; isBookable: boolean }[]
  couriers: string[]
  flash: { typed?: Record<string, string>; fields?: Record<string, string> }
}

/** One row an order: the number of its parcel, and its courier where it is not that of all. */
export const ShipMany = ({ orders, couriers, flash: { typed = {}, fields = {} } }: Props) => (
  <ManyForm
    action="/desk/do/orders/shipMany"
    sendKey={formKey()}
    then={{ href: ORDERS_PAGE, text: backToOrders }}
    className="grid gap-3"
  >
    <p>{shipManyLead}</p>
    <CourierNames couriers={couriers} />
    <ActField
      label={courierOfAll}
      name="courier"
      list="couriers"
      maxLength={80}
      defaultValue={typed.courier ?? (couriers.length === 1 ? couriers[0] : '')}
      error={fields.courier}
    />
    {orders.map(({ id, name, place, sharing, isBookable }) => (
      <fieldset key={id} className="desk-card">
        <legend className="px-1">
          <a className="link inline-flex min-h-11 items-center font-medium" href={orderPage(id)}>
            {[name, place].filter(Boolean).join(', ')}
          </a>
        </legend>
        <input type="hidden" name={`order-${id}`} value="on" />
        <p className="text-sm text-muted">
          {id}
          {sharing.length > 0 && ` · ${inOneParcel} ${sharing.join(', ')}`}
        </p>
        {isBookable && (
          <p>
            <a className="link inline-flex min-h-11 items-center" href={bookPage(id)}>
              {bookLink}
            </a>
          </p>
        )}
        <ActField
          label={numberOfThis}
          name={`number-${id}`}
          maxLength={80}
          autoComplete="off"
          autoCapitalize="characters"
          defaultValue={typed[`number-${id}`]}
          error={fields[`number-${id}`]}
        />
        <details>
          <summary>{courierOfThis}</summary>
          <ActField
            label={courierOfThis}
            name={`courier-${id}`}
            list="couriers"
            maxLength={80}
            defaultValue={typed[`courier-${id}`]}
          />
        </details>
      </fieldset>
    ))}
    <ActButton look="primary">{shipThem}</ActButton>
  </ManyForm>
)
