import { Act } from '#components/desk/act.tsx'
import { ActButton } from '#components/desk/act-button.tsx'
import { ActField } from '#components/desk/act-field.tsx'
import { Select } from '#components/ui/select.tsx'
import { SHEET_FORMATS, type Sheet } from '#lib/desk/rules/sheet-types.ts'
import * as words from '#messages/desk-sheets.ts'

type Props = { sheet: Sheet; errors?: Readonly<Record<string, string>>; isAgain: boolean }

/** How a sheet is read. */
export function CheckForm({ sheet: { id, options }, errors, isAgain }: Props) {
  const box = (name: 'beforeIsMrp' | 'withdrawMissing' | 'byName' | 'strict', text: string) => (
    <label className="inline-flex min-h-11 items-center gap-2">
      <input type="checkbox" name={name} defaultChecked={options[name]} /> {text}
    </label>
  )
  return (
    <Act action="/desk/do/things/checkSheet" className="desk-card">
      <input type="hidden" name="id" value={id} />
      <details>
        <summary>{words.howRead}</summary>
        <div className="grid gap-2">
          <Select label={words.fromLabel} name="from" defaultValue={options.from ?? 'auto'}>
            {SHEET_FORMATS.map(format => (
              <option key={format} value={format}>
                {words.formats[format]}
              </option>
            ))}
          </Select>
          <ActField
            label={words.stockLabel}
            name="stock"
            inputMode="numeric"
            maxLength={6}
            defaultValue={options.stock ?? ''}
            error={errors?.stock}
          />
          {box('beforeIsMrp', words.beforeIsMrpLabel)}
          {box('withdrawMissing', words.withdrawLabel)}
          {box('byName', words.byNameLabel)}
          {box('strict', words.strictLabel)}
        </div>
      </details>
      <ActButton look={isAgain ? 'plain' : 'primary'}>{isAgain ? words.readAgain : words.readIt}</ActButton>
    </Act>
  )
}
