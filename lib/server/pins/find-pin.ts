import 'server-only'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { unpackPins } from './pin-file.ts'

/** Source: India Post, Department of Posts, through data.gov.in, under GODL-India; see docs/delivery.md. */
export const PIN_FILE = 'lib/server/pins/india-post.br'

let pins: ReturnType<typeof unpackPins> | undefined

/** What India Post's directory says of a PIN code; undefined where it is not in it. The file is read at the first call. */
export const findPin = (pin: string) => {
  pins ??= unpackPins(readFileSync(path.join(process.cwd(), PIN_FILE)))
  return /^\d{6}$/.test(pin) ? pins.get(Number(pin)) : undefined
}

/** Whether any PIN code of the directory begins with these digits. */
export const isPinPrefix = (digits: string) => {
  if (digits.length === 6) return findPin(digits) !== undefined
  findPin('')
  prefixes ??= new Set(
    [...(pins ?? new Map()).keys()].flatMap(pin =>
      [1, 2, 3, 4, 5].map(length => String(pin).slice(0, length)),
    ),
  )
  return prefixes.has(digits)
}

let prefixes: Set<string> | undefined
