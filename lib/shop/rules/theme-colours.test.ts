import { hexColour } from '#lib/rules/css-colours.ts'
import { AA, contrast } from './contrast.ts'
import { themeColours, themeCss } from './theme-colours.ts'

const theme = (over: object) => ({
  text: 'black',
  background: 'white',
  primary: '#ff6347',
  secondary: '#4CAF50',
  accent: '#00BCD4',
  cardButton: '#ff6347',
  ...over,
})

test.each([
  ['#abc', '#aabbcc'],
  ['#A1B2C3', '#a1b2c3'],
  [' Tomato ', '#ff6347'],
  ['rebeccapurple', '#663399'],
  ['#abcd', undefined],
  ['rgb(0,0,0)', undefined],
  ['red;}body{display:none', undefined],
  ['url(//evil)', undefined],
  ['', undefined],
])('the colour %s is read as %s', (value, hex) => {
  expect(hexColour(value)).toBe(hex)
})

test('an invalid value falls back to its own default alone', () => {
  const colours = themeColours(theme({ primary: 'expression(alert(1))', accent: '#123456' }))
  expect(colours.primary).toBe('#ff6347')
  expect(colours.accent).toBe('#123456')
})

test('without a theme the default colours apply', () => {
  const { text, background, primary, secondary, accent } = themeColours(null)
  expect([text, background, primary, secondary, accent]).toEqual([
    '#000000',
    '#ffffff',
    '#ff6347',
    '#4caf50',
    '#00bcd4',
  ])
})

test('text on a theme colour is the better of black and white', () => {
  const colours = themeColours(theme({ primary: '#9e2b25' }))
  expect(colours['on-primary']).toBe('#ffffff')
  expect(colours['on-accent']).toBe('#000000')
})

test('footer text is white on a dark background and the text colour on a light one', () => {
  expect(themeColours(theme({ background: '#1c1512', text: '#f4ead9' }))['footer-text']).toBe('#ffffff')
  expect(themeColours(theme({ background: '#fdfaf3', text: '#231f20' }))['footer-text']).toBe('#231f20')
})

const UGLY = ['white', 'black', '#777777', '#ff0', 'magenta', '#00f', '#7f7f80', 'lime', '#fdfaf3', '#1c1512']

test.each(UGLY)('on %s every text of every theme stays readable', background => {
  for (const text of UGLY) {
    const c = themeColours(theme({ text, background, primary: text, accent: background }))
    for (const ground of ['background', 'paper', 'tint'] as const)
      for (const ink of [
        'text',
        'muted',
        'primary-ink',
        'accent-ink',
        'secondary-ink',
        'danger',
        'ok',
      ] as const)
        expect(contrast(c[ink], c[ground])).toBeGreaterThanOrEqual(AA)
    expect(contrast(c['footer-text'], c.footer)).toBeGreaterThanOrEqual(AA)
    for (const ground of ['primary', 'secondary', 'accent'] as const)
      expect(contrast(c[`on-${ground}`], c[ground])).toBeGreaterThanOrEqual(AA)
    expect(contrast(c['on-card'], c['card-button'])).toBeGreaterThanOrEqual(AA)
  }
})

test('the CSS rule holds colours and nothing else', () => {
  expect(themeCss(theme({ text: '</style><script>' }))).toMatch(
    /^:root\{color-scheme:light;(--[a-z-]+:#[0-9a-f]{6};?)+\}$/,
  )
})
