'use client'
import { type ComponentProps, type FormEvent, useEffect, useRef, useState } from 'react'
import { Field } from '#components/ui/field.tsx'
import { hexColour } from '#lib/rules/css-colours.ts'
import { pickColour } from '#messages/desk-shop-colours.ts'

/** A colour as text, and with script picked with a finger. */
export function ColourField(field: ComponentProps<typeof Field> & { defaultValue: string }) {
  const [colour, setColour] = useState<string>()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => setColour(hexColour(field.defaultValue) ?? '#000000'), [field.defaultValue])
  const text = () => box.current?.querySelector<HTMLInputElement>('input[name]')
  const pick = ({ currentTarget: { value } }: FormEvent<HTMLInputElement>) => {
    setColour(value)
    const input = text()
    if (!input) return
    input.value = value
    // Whoever listens to what is typed hears what was picked.
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const typed = () => setColour(now => hexColour(text()?.value ?? '') ?? now)
  return (
    <div ref={box} className="desk-colour">
      <Field {...field} onInput={typed} />
      {colour && (
        <input type="color" value={colour} onInput={pick} aria-label={pickColour(String(field.label))} />
      )}
    </div>
  )
}
