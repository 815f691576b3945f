import 'server-only'
import { isNotUtf8, isSpreadsheet, isUtf16 } from '#messages/imports.ts'

/** What the first bytes of a file show that is no UTF-8 text, in words; undefined where they may be. */
export const notUtf8 = (start: Uint8Array): string | undefined => {
  const begins = (...bytes: number[]) => bytes.every((byte, index) => start[index] === byte)
  if (begins(0x50, 0x4b, 3, 4) || begins(0xd0, 0xcf, 0x11, 0xe0)) return isSpreadsheet
  if (begins(0xff, 0xfe) || begins(0xfe, 0xff)) return isUtf16
  return undefined
}

/** The text of a file as a whole, or what is wrong with it. */
export const utf8Text = (bytes: Uint8Array): { text: string } | { reason: string } => {
  const reason = notUtf8(bytes)
  if (reason) return { reason }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
  } catch (error) {
    if (!isWrongEncoding(error)) throw error
    return { reason: isNotUtf8 }
  }
}

export const isWrongEncoding = (error: unknown) =>
  (error as NodeJS.ErrnoException).code === 'ERR_ENCODING_INVALID_ENCODED_DATA'
