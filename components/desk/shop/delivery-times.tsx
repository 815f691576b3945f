import { type DeliverySettings, WEEKDAYS } from '#lib/delivery/rules/delivery-settings.ts'
import * as words from '#messages/desk-shop-delivery.ts'
import { Act } from '../act.tsx'
import { ActButton } from '../act-button.tsx'
import { ActField } from '../act-field.tsx'
import { ShopInput } from './shop-input.tsx'

type Props = {
  settings: DeliverySettings
  typed?: Record<string, string> | undefined
  fields?: Record<string, string> | undefined
}

/** When parcels leave: from where, until which time of the day, and on which days not. */
export const DeliveryTimes = ({ settings, typed, fields }: Props) => (
  <Act action="/desk/do/shop/deliveryTimes" className="desk-card">
    <h2>{words.whenTitle}</h2>
    <ActField
      label={words.origin}
      name="origin"
      inputMode="numeric"
      maxLength={10}
      defaultValue={typed?.origin ?? settings.origin}
      error={fields?.origin}
    />
    <ActField
      label={words.cutOff}
      hint={words.cutOffHint}
      name="cutOff"
      type="time"
      defaultValue={typed?.cutOff ?? settings.cutOff}
      error={fields?.cutOff}
    />
    <fieldset>
      <legend className="mb-1 text-sm font-medium">{words.daysOff}</legend>
      <div className="flex flex-wrap gap-x-4">
        {WEEKDAYS.map(day => (
          <label key={day} className="flex min-h-11 items-center gap-2">
            <input
              type="checkbox"
              name={day}
              value="yes"
              className="size-5"
              defaultChecked={settings.daysOff.includes(day)}
            />
            {words.weekdays[day]}
          </label>
        ))}
      </div>
    </fieldset>
    <ShopInput
      field={{ name: 'holidays', label: words.holidays, hint: words.holidaysHint, kind: 'text' }}
      value={typed?.holidays ?? settings.holidays.join('\n')}
      error={fields?.holidays}
    />
    <ActButton look="primary">{words.saveWhen}</ActButton>
  </Act>
)
