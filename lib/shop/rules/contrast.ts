/** Colour calculations on `#rrggbb`: brightness, contrast, mixing, and the nearest readable shade. */
type Channels = [number, number, number]

const channels = (hex: string) => [1, 3, 5].map(at => Number.parseInt(hex.slice(at, at + 2), 16)) as Channels

/** Perceived brightness, 0 to 255: 0.299·R + 0.587·G + 0.114·B. */
export function brightness(hex: string): number {
  const [red, green, blue] = channels(hex)
  return 0.299 * red + 0.587 * green + 0.114 * blue
}

/** WCAG contrast, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
  const [red, green, blue] = channels(hex).map(value => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as Channels
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Mixes `share` (0 to 1) of the second colour into the first. */
export function mix(base: string, other: string, share: number): string {
  const [from, to] = [channels(base), channels(other)]
  const mixed = from.map((value, i) => Math.round(value + ((to[i] ?? 0) - value) * share))
  return `#${mixed.map(value => value.toString(16).padStart(2, '0')).join('')}`
}

/** Black or white, whichever has more contrast (Rule 33). */
export const onColour = (ground: string) =>
  contrast('#000000', ground) >= contrast('#ffffff', ground) ? '#000000' : '#ffffff'

export const AA = 4.5

/** The colour itself if it is readable on every ground, else its nearest shade that is. */
export function readableOn(colour: string, ...grounds: [string, ...string[]]): string {
  const end = onColour(grounds[0])
  for (let share = 0; share < 1; share += 0.05) {
    const shade = mix(colour, end, share)
    if (grounds.every(ground => contrast(shade, ground) >= AA)) return shade
  }
  return end
}
