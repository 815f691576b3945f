import { DEFAULT_THEME } from '#lib/constants.ts'
import type { Theme } from '#lib/contract/shop-schemas.ts'
import { hexColour } from '#lib/rules/css-colours.ts'
import { AA, brightness, contrast, mix, onColour, readableOn } from './contrast.ts'

/** Every colour of the shop, derived from the theme's six values; each pair that carries text is readable. */
export function themeColours(theme: Theme | null) {
  const chosen = (name: keyof Theme) =>
    hexColour(theme?.[name] ?? '') ?? (hexColour(DEFAULT_THEME[name]) as string)
  const background = chosen('background')
  const primary = chosen('primary')
  const dark = brightness(background) < 128
  // A mid-tone background has no contrast to spare: its surfaces are the background itself.
  const surface = (other: string, share: number) => {
    const mixed = mix(background, other, share)
    return contrast(onColour(background), mixed) >= AA ? mixed : background
  }
  const paper = surface(dark ? '#ffffff' : primary, dark ? 0.06 : 0.045)
  const tint = surface(primary, dark ? 0.2 : 0.1)
  const grounds: [string, ...string[]] = [background, paper, tint]
  const text = readableOn(chosen('text'), ...grounds)
  return {
    text,
    background,
    paper,
    tint,
    // The ground of pictures and popups: lighter than the page on a dark theme, the page itself on a light one.
    sheet: dark ? surface('#ffffff', 0.09) : background,
    line: mix(background, text, 0.15),
    edge: mix(background, text, 0.5),
    muted: readableOn(mix(text, background, 0.3), ...grounds),
    primary,
    'on-primary': onColour(primary),
    'primary-ink': readableOn(primary, ...grounds),
    secondary: chosen('secondary'),
    'on-secondary': onColour(chosen('secondary')),
    'secondary-ink': readableOn(chosen('secondary'), ...grounds),
    accent: chosen('accent'),
    'on-accent': onColour(chosen('accent')),
    'accent-ink': readableOn(chosen('accent'), ...grounds),
    'card-button': chosen('cardButton'),
    'on-card': onColour(chosen('cardButton')),
    danger: readableOn('#b3261e', ...grounds),
    ok: readableOn('#1f6f43', ...grounds),
    footer: paper,
    'footer-text': footerText(background, text, paper),
  }
}

/**
 * White or the text colour, by the background's brightness; the better of black and white if that is unreadable (Rule
 * 33).
 */
function footerText(background: string, text: string, ground: string): string {
  const colour = brightness(background) < 128 ? '#ffffff' : text
  return contrast(colour, ground) >= AA ? colour : onColour(ground)
}

/** The theme as one CSS rule. */
export function themeCss(theme: Theme | null): string {
  const colours = themeColours(theme)
  const scheme = brightness(colours.background) < 128 ? 'dark' : 'light'
  const lines = Object.entries(colours).map(([name, value]) => `--${name}:${value}`)
  return `:root{color-scheme:${scheme};${lines.join(';')}}`
}
