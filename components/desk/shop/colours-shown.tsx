'use client'
import { useEffect, useRef, useState } from 'react'
import type { Theme } from '#lib/contract/shop-schemas.ts'
import { hexColour } from '#lib/rules/css-colours.ts'
import { AA, contrast } from '#lib/shop/rules/contrast.ts'
import { themeColours } from '#lib/shop/rules/theme-colours.ts'
import {
  contrastOf,
  sampleButton,
  sampleHeading,
  sampleText,
  textWasMoved,
} from '#messages/desk-shop-colours.ts'

const NAMES = ['text', 'background', 'primary', 'secondary', 'accent', 'cardButton'] as const

const BUTTONS = [
  ['primary', 'on-primary'],
  ['secondary', 'on-secondary'],
  ['card-button', 'on-card'],
] as const

/** How the chosen colours look together, and how well they can be read: while they are typed, and as they are saved. */
export function ColoursShown({ values }: { values: Record<string, string> }) {
  const [theme, setTheme] = useState(() => themeOf(name => values[name] ?? ''))
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const form = box.current?.closest('form')
    const look = () => {
      const typed = new FormData(form ?? undefined)
      setTheme(themeOf(name => String(typed.get(name) ?? '')))
    }
    form?.addEventListener('input', look)
    return () => form?.removeEventListener('input', look)
  }, [])
  const colours = themeColours(theme)
  const chosen = hexColour(theme.text) ?? colours.text
  return (
    <div ref={box} className="grid gap-2" aria-live="polite">
      <div
        className="grid gap-2 rounded-md border border-line p-4"
        style={{ background: colours.background, color: colours.text }}
      >
        <b>{sampleHeading}</b>
        <span>{sampleText}</span>
        <span className="flex flex-wrap gap-2">
          {BUTTONS.map(([name, on]) => (
            <span
              key={name}
              className="rounded-md px-4 py-2"
              style={{ background: colours[name], color: colours[on] }}
            >
              {sampleButton}
            </span>
          ))}
        </span>
      </div>
      <p className="text-sm">
        {contrastOf(contrast(colours.text, colours.background).toFixed(1), AA)}
        {chosen !== colours.text && ` ${textWasMoved}`}
      </p>
    </div>
  )
}

const themeOf = (typed: (name: string) => string) =>
  Object.fromEntries(NAMES.map(name => [name, typed(`theme.${name}`)])) as Theme
