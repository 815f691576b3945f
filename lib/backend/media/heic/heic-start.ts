import 'server-only'
import { open } from 'node:fs/promises'

/** Whether a file begins as a HEIC photo does; AVIF begins alike, and is none. */
export function isHeicStart(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, HEAD)).toString('latin1')
  return /^.{4}ftyp/s.test(head) && !/avi[fs]/.test(head) && /hei[cxms]|hev[cxms]|mif1|msf1/.test(head)
}

export async function isHeicFile(file: string): Promise<boolean> {
  const opened = await open(/* turbopackIgnore: true */ file)
  try {
    const { buffer, bytesRead } = await opened.read(Buffer.alloc(HEAD), 0, HEAD, 0)
    return isHeicStart(buffer.subarray(0, bytesRead))
  } finally {
    await opened.close()
  }
}

const HEAD = 40
