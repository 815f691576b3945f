import type { ActPath } from '#lib/desk/rules/act-path.ts'
import type { ShopField, ShopGroup } from '#lib/desk/rules/shop-field.ts'
import { SHOP_PAGES, type ShopPage } from '#lib/desk/rules/shop-pages.ts'
import { readFlashOfDesk } from '#lib/desk/server/read-desk.ts'
import { save } from '#messages/desk-shop.ts'
import { no, notSaid, pageLeads, yes } from '#messages/desk-shop-fields.ts'
import { Act } from '../act.tsx'
import { ActButton } from '../act-button.tsx'
import { ColoursShown } from './colours-shown.tsx'
import { ShopInput } from './shop-input.tsx'

type Props = { page: ShopPage; values: Record<string, string>; seen: string }

/** One page of the shop's settings as a plain form. */
export async function SettingsForm({ page, values, seen }: Props) {
  const { typed, fields } = await readFlashOfDesk()
  const groups: readonly ShopGroup[] = SHOP_PAGES[page]
  const action: ActPath = page === 'upi' ? '/desk/do/shop/saveUpi' : '/desk/do/shop/save'
  const lead = pageLeads[page]
  return (
    <Act action={action} className="grid gap-4">
      {lead && <p>{lead}</p>}
      {page !== 'upi' && <input type="hidden" name="page" value={page} />}
      <input type="hidden" name="seen" value={seen} />
      {groups.map(({ title, fields: own }, index) => (
        <fieldset key={title ?? index} className="desk-card">
          {title && <legend className="float-left w-full text-base font-bold">{title}</legend>}
          {own.map(field => (
            <ShopInput
              key={field.name}
              field={field}
              value={typed?.[field.name] ?? values[field.name] ?? ''}
              error={fields?.[field.name]}
              choices={choicesOf(field)}
            />
          ))}
          {page === 'colours' && <ColoursShown values={values} />}
        </fieldset>
      ))}
      <div className="desk-save">
        <ActButton look="primary">{save}</ActButton>
      </div>
    </Act>
  )
}

const choicesOf = ({ kind, choices }: ShopField): Record<string, string> | undefined => {
  if (kind === 'flag') return { '': notSaid, yes, no }
  return choices && { '': notSaid, ...choices }
}
