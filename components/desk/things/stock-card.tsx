import { Act } from '#components/desk/act.tsx'
import { ActButton } from '#components/desk/act-button.tsx'
import { ActField } from '#components/desk/act-field.tsx'
import { NO_SIZE } from '#lib/catalogue/rules/sellable.ts'
import type { Thing } from '#lib/desk/rules/thing-types.ts'
import * as words from '#messages/desk-things-pages.ts'
import { StockStepper } from './stock-stepper.tsx'

/** What there is of each size or choice. */
export function StockCard({ thing: { id, sizes, variants } }: { thing: Thing }) {
  const counted = variants.filter(({ stock, unlimited, hidden }) => !hidden && (unlimited || stock !== null))
  const ofVariants = new Set(counted.map(({ size }) => size || NO_SIZE))
  const shared = sizes.filter(({ size }) => !ofVariants.has(size))
  return (
    <section className="desk-card" aria-labelledby="stock">
      <h2 id="stock">{words.stockTitle}</h2>
      <p className="text-sm text-muted">{words.stockLead}</p>
      <ul className="desk-rows">
        {shared.map(({ size, stock }) => (
          <StockStepper key={size} id={id} size={size} name="" pieces={stock} />
        ))}
        {counted.map(variant =>
          variant.unlimited ? (
            <li key={variant.id} className="desk-stock">
              <b>{variant.name}</b> <span>{words.neverOut}</span>
            </li>
          ) : (
            <StockStepper
              key={variant.id}
              id={id}
              size={variant.size || NO_SIZE}
              variant={variant.id}
              name={variant.name}
              pieces={variant.stock ?? 0}
            />
          ),
        )}
      </ul>
      {variants.some(({ promise }) => promise) && (
        <ul className="text-sm text-muted">
          {variants
            .filter(({ promise }) => promise)
            .map(({ id: variant, name, promise }) => (
              <li key={variant}>
                {name}: {words.promised(promise)}
              </li>
            ))}
        </ul>
      )}
      {variants.length === 0 && (
        <>
          <details>
            <summary>{words.addSizeTitle}</summary>
            <Act action="/desk/do/things/addSize" className="grid gap-2">
              <input type="hidden" name="id" value={id} />
              <div className="desk-two">
                <ActField label={words.sizeLabel} name="size" maxLength={80} required />
                <ActField
                  label={words.piecesLabel}
                  name="pieces"
                  inputMode="numeric"
                  maxLength={7}
                  required
                />
              </div>
              <ActButton>{words.addSizeNow}</ActButton>
            </Act>
          </details>
          {sizes.length > 1 && (
            <details>
              <summary>{words.removeSizeTitle}</summary>
              <p className="text-sm">{words.removeSizeLead}</p>
              <div className="desk-acts">
                {sizes.map(({ size }) => (
                  <Act key={size} action="/desk/do/things/removeSize">
                    <input type="hidden" name="id" value={id} />
                    <input type="hidden" name="size" value={size} />
                    <ActButton className="w-full">{words.removeOf(size)}</ActButton>
                  </Act>
                ))}
              </div>
            </details>
          )}
        </>
      )}
    </section>
  )
}
