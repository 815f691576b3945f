/** What a browser says it is, short enough to be known again in a list: "Chrome on Android". */
export function deviceOf(agent: string | null): string {
  const text = agent ?? ''
  const found = (names: readonly (readonly [RegExp, string])[]) =>
    names.find(([shape]) => shape.test(text))?.[1]
  return [found(BROWSERS), found(SYSTEMS)].filter(Boolean).join(' · ').slice(0, 60) || '–'
}

const BROWSERS = [
  [/Edg/, 'Edge'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/OPR|Opera/, 'Opera'],
  [/Firefox/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
] as const

const SYSTEMS = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iPhone'],
  [/Windows/, 'Windows'],
  [/Mac OS/, 'Mac'],
  [/Linux/, 'Linux'],
] as const
