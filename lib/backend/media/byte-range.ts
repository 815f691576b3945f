import 'server-only'

type ByteRange = { first: number; last: number }

/** The single range of a Range header; 'none' if it requests the whole file, 'beyond' if the range is outside. */
export const byteRange = (header: string | null, size: number): ByteRange | 'none' | 'beyond' => {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? []
  if (!from && !to) return 'none'
  const first = from ? Number(from) : Math.max(size - Number(to), 0)
  const last = from && to ? Math.min(Number(to), size - 1) : size - 1
  if (from && to && Number(to) < Number(from)) return 'none'
  return first > last ? 'beyond' : { first, last }
}
