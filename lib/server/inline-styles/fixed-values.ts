/**
 * Stylesheets with the values of the theme's measures in their places: they are set once, in the layer `theme`, so a
 * page need not carry their names. What is long, or set anew further on, keeps its name.
 */
export function withFixedValues(css: string): string {
  const values = new Map(
    [...css.matchAll(THEME)]
      .flatMap(([, body = '']) => [...body.matchAll(SETTING)])
      .filter(([, name = '', value = '']) => isShort(value) && isSetOnce(css, name))
      .map(([, name = '', value = '']) => [name, value]),
  )
  return withoutUnreadSettings(
    withoutUnsetFallbacks(css.replace(PLAIN_NAME, (whole, name: string) => values.get(name) ?? whole)),
  )
    .replace(PRODUCT, (_, size: string, unit: string, times: string) => measure(+size * +times, unit))
    .replace(REPEATED, '$1')
}

// Tailwind's layer `properties` has what its own names are where no rule sets them.
const THEME = /(?:@layer theme\{:root,:host|@layer properties\{@supports [^{]*\{[^{]*)\{([^{}]*)\}/g
const SETTING = /(--[\w-]+):([^;{}]*)/g
const PLAIN_NAME = /var\((--[\w-]+)\)/g
const PRODUCT = /calc\((-?[\d.]+)(rem|px) \* (-?[\d.]+)\)/g
// Tailwind's own names: others may be set in a page's markup.
const TAILWIND_FALLBACK = /var\((--tw-[\w-]+),([^()]*)\)/g
const TAILWIND_SETTING = /(--tw-[\w-]+):[^;{}]*(?:;|(?=\}))/g
const REPEATED = /((?<=[;{])[^;{}]+;)\1+/g

const LONGEST = 24
const isShort = (value: string) => value.length <= LONGEST && !/var\(|^initial$/.test(value)

const measure = (size: number, unit: string) =>
  `${String(+size.toFixed(5)).replace(/^(-?)0\./, '$1.')}${unit}`

const isSetOnce = (css: string, name: string) => css.split(new RegExp(`[{;]${name}:`)).length === 2

const withoutUnsetFallbacks = (css: string) =>
  css.replace(TAILWIND_FALLBACK, (whole, name: string, value: string) =>
    css.includes(`${name}:`) ? whole : value,
  )

/** Without the values of Tailwind's names that no rule reads. */
export const withoutUnreadSettings = (css: string) =>
  css.replace(TAILWIND_SETTING, (whole, name: string) => (isRead(css, name) ? whole : ''))

/** Whether a stylesheet asks for the value of a name. */
export const isRead = (css: string, name: string) =>
  css.includes(`var(${name})`) || css.includes(`var(${name},`)
