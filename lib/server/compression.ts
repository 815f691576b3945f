import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gunzipSync, gzip, gzipSync } from 'node:zlib'

/**
 * One body in the forms that browsers take. gzip is there from the start, at its quickest level while somebody waits for
 * it; the others, and a smaller gzip, come when they are asked for.
 */
export type CompressedBody = { gzip: Buffer; isQuick?: boolean; plain?: Buffer; brotli?: Buffer }

export const quickGzip = (body: string | Buffer) => gzipSync(body, { level: 1, memLevel: 9 })

type Chosen = { encoding?: 'br' | 'gzip'; body: Buffer }

/** The body in the best form that is there; `grew` hears of each form that is made for it. */
export function chooseEncoding(
  packed: CompressedBody,
  accepted: string,
  grew: (bytes: number) => void = () => {},
): Chosen {
  if (ACCEPTED_ENCODINGS.br.test(accepted)) {
    if (packed.brotli) return { encoding: 'br', body: packed.brotli }
    makeBrotli(packed, grew)
  }
  if (ACCEPTED_ENCODINGS.gzip.test(accepted)) {
    if (packed.isQuick && !ACCEPTED_ENCODINGS.br.test(accepted)) makeSmallGzip(packed, grew)
    return { encoding: 'gzip', body: packed.gzip }
  }
  return { body: packed.plain ?? makePlain(packed, grew) }
}

export const compressGzip = promisify(gzip)

// Below this, what is saved is less than what it costs.
const WORTH_PACKING = 1024

/**
 * A body that is sent once: the quickest level of Brotli takes a third of the time of gzip's usual one and leaves a
 * twentieth more. At once, since handing it to another thread and back takes as long.
 */
export function compressNow(body: string | Buffer, accepted: string): Chosen {
  const plain = typeof body === 'string' ? Buffer.from(body) : body
  const encoding = plain.length < WORTH_PACKING ? undefined : acceptedEncoding(accepted)
  if (encoding === 'br')
    return {
      encoding,
      body: brotliCompressSync(plain, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
      }),
    }
  if (encoding === 'gzip') return { encoding, body: gzipSync(plain, { level: 3, memLevel: 9 }) }
  return { body: plain }
}

export const ACCEPTED_ENCODINGS = {
  br: /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/,
  gzip: /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/,
}

/** The best of the forms that a request takes. */
export const acceptedEncoding = (accepted: string) =>
  ACCEPTED_ENCODINGS.br.test(accepted) ? 'br' : ACCEPTED_ENCODINGS.gzip.test(accepted) ? 'gzip' : undefined

function makePlain(packed: CompressedBody, grew: (bytes: number) => void) {
  packed.plain = gunzipSync(packed.gzip)
  grew(packed.plain.length)
  return packed.plain
}

const compress = promisify(brotliCompress)
const busy = new WeakSet<CompressedBody>()

// Beside the requests, which get gzip meanwhile.
function makeBrotli(packed: CompressedBody, grew: (bytes: number) => void) {
  if (busy.has(packed)) return
  busy.add(packed)
  const plain = packed.plain ?? gunzipSync(packed.gzip)
  compress(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }).then(
    brotli => {
      packed.brotli = brotli
      grew(brotli.length)
    },
    error => console.error('A body could not be packed:', error),
  )
}

function makeSmallGzip(packed: CompressedBody, grew: (bytes: number) => void) {
  packed.isQuick = false
  compressGzip(packed.plain ?? gunzipSync(packed.gzip), { level: 8 }).then(
    gzip => {
      grew(gzip.length - packed.gzip.length)
      packed.gzip = gzip
    },
    error => console.error('A body could not be packed:', error),
  )
}
