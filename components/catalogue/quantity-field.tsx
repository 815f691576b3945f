'use client'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '#components/ui/icon.tsx'
import { useHydrated } from '#lib/browser/use-hydrated.ts'
import {
  accepts,
  clampedQuantity,
  pasted,
  settledQuantity,
  steppedQuantity,
} from '#lib/catalogue/rules/quantity.ts'
import { oneLess, oneMore, quantityLabel } from '#messages/product.ts'

type Props = {
  stock: number
  served: number
  /** There is nothing to choose a quantity of. */
  off: boolean
  children?: ReactNode
}

/** The browser keeps the text, so that what was typed before the script stays; the rules are in lib/catalogue/rules/quantity.ts. */
export function QuantityField({ stock, served, off, children }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const ready = useHydrated()

  useEffect(() => {
    const input = field.current
    if (!input) return
    const filter = (event: InputEvent) => {
      if (event.data === null || !event.inputType.startsWith('insert') || event.isComposing) return
      if (!accepts(typing(input), event.data, stock)) event.preventDefault()
    }
    const paste = (event: ClipboardEvent) => {
      event.preventDefault()
      input.value = pasted(typing(input), event.clipboardData?.getData('text') ?? '', stock)
    }
    // Keyboards that compose, and whatever else gets past the two above.
    const mend = () => {
      const mended = clampedQuantity(input.value, stock)
      if (mended !== input.value) input.value = mended
    }
    input.addEventListener('beforeinput', filter)
    input.addEventListener('paste', paste)
    input.addEventListener('input', mend)
    return () => {
      input.removeEventListener('beforeinput', filter)
      input.removeEventListener('paste', paste)
      input.removeEventListener('input', mend)
    }
  }, [stock])

  const step = (by: 1 | -1) => {
    if (field.current) field.current.value = String(steppedQuantity(field.current.value, by, stock))
  }
  const byArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    step(event.key === 'ArrowUp' ? 1 : -1)
  }
  const shown = ready ? '' : 'invisible'

  return (
    <div className="flex flex-wrap items-center gap-3">
      <label htmlFor="unit" className="font-medium">
        {quantityLabel}
      </label>
      <div className="flex items-center">
        <button
          type="button"
          className={`press ${shown}`}
          aria-label={oneLess}
          disabled={off}
          onClick={() => step(-1)}
        >
          <Icon name="minus" />
        </button>
        <input
          ref={field}
          id="unit"
          name="unit"
          className="input price w-16 text-center"
          inputMode="numeric"
          pattern="[0-9]*"
          autoComplete="off"
          defaultValue={served}
          disabled={off}
          onKeyDown={byArrow}
          onBlur={event => {
            event.currentTarget.value = String(settledQuantity(event.currentTarget.value, stock))
          }}
        />
        <button
          type="button"
          className={`press ${shown}`}
          aria-label={oneMore}
          disabled={off}
          onClick={() => step(1)}
        >
          <Icon name="plus" />
        </button>
      </div>
      {children}
    </div>
  )
}

const typing = (input: HTMLInputElement) => ({
  text: input.value,
  start: input.selectionStart ?? input.value.length,
  end: input.selectionEnd ?? input.value.length,
})
