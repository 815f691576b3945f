import path from 'node:path'
import { logMediaFault } from '#lib/backend/media/log-media-fault.ts'
import { MediaFault } from '#lib/backend/media/media-fault.ts'
import { cardName } from '#lib/backend/media/media-names.ts'
import { serveUpload } from '#lib/backend/media/serve-upload.ts'
import { sharedFile } from '#lib/backend/media/shared-file.ts'
import { findSection } from '#lib/catalogue/rules/find-section.ts'
import { categoriesOf } from '#lib/catalogue/rules/sort-tree.ts'
import { productsById } from '#lib/catalogue/server/products-by-id.ts'
import { readCollections, readTree } from '#lib/catalogue/server/read-tree.ts'
import { pictureUrl } from '#lib/media/rules/picture-url.ts'
import { drawSharePicture } from '#lib/media/server/draw-share-picture.ts'
import { fileCache } from '#lib/media/server/file-cache.ts'
import { picturesAway, picturesBusy } from '#lib/media/server/pictures-busy.ts'
import { remoteUpload } from '#lib/media/server/remote-upload.ts'
import {
  type About,
  type Shared,
  sharedAbout,
  sharedPlace,
  sharedProduct,
  sharedShop,
  shareName,
  sharePicturePath,
  signedBy,
} from '#lib/media/server/share-picture-name.ts'
import { QueueFull } from '#lib/server/concurrency-limit.ts'
import { env } from '#lib/server/settings/env.ts'
import { readDetails, readLogo, readTheme } from '#lib/shop/server/read-shop.ts'
import { noSuchPicture } from '#messages/http-errors.ts'

export const dynamic = 'force-dynamic'

const MAX_BYTES = 64 * 1024 * 1024
const cache = fileCache(path.join(env.dataDir, 'cache', 'share'), MAX_BYTES)

/** The picture of a product, a section or the shop for chats, at the address of its content; an old address leads to the new one. */
async function answer(request: Request, { params }: { params: Promise<{ name: string }> }) {
  const { name } = await params
  const shared = await sharedOf(sharedAbout(name))
  if (!shared) return notThere()
  const [theme, logo] = await Promise.all([readTheme(), readLogo()])
  const by = signedBy(logo.value, theme.value)
  if (name !== shareName(shared, by)) return moved(sharePicturePath(shared, by))
  try {
    const draw = async () => drawSharePicture({ ...by, shared, picture: await pictureOf(shared.image) })
    const drawn = await cache(name, () => sharedFile(cardName(name), draw))
    return drawnPicture(request, drawn)
  } catch (error) {
    if (error instanceof QueueFull) return picturesBusy()
    if (!(error instanceof MediaFault)) throw error
    logMediaFault(error)
    return picturesAway()
  }
}

const drawnPicture = (request: Request, drawn: Buffer) =>
  new Response(request.method === 'HEAD' ? null : new Uint8Array(drawn), {
    headers: {
      'content-type': 'image/jpeg',
      'content-length': String(drawn.length),
      'cache-control': 'public, max-age=31536000, immutable',
    },
  })

export { answer as GET, answer as HEAD }

async function sharedOf(about: About | undefined): Promise<Shared | undefined> {
  if (about?.kind === 'product') {
    const product = (await productsById([about.id])).get(about.id)
    return product && sharedProduct(product)
  }
  if (!about) return undefined
  const { value: tree } = await readTree()
  if (about.kind === 'shop') return sharedShop((await readDetails()).value.tagline, categoriesOf(tree))
  const place = findSection(tree, about.id, (await readCollections()).value)
  return place && sharedPlace(place)
}

/** The product's own picture, or none: then the card is drawn without. */
async function pictureOf(name: string): Promise<Buffer | undefined> {
  const address = new URL(pictureUrl(name, '800x800'), env.siteUrl)
  const segment = /^\/uploads\/([^/]+)$/.exec(address.pathname)?.[1]
  if (!segment) return undefined
  const request = new Request(address, { headers: { accept: 'image/webp' } })
  const found = env.apiHost
    ? await remoteUpload(request, segment, env.apiHost)
    : await serveUpload(request, segment)
  // A card drawn without it would be kept for good.
  if (found.status === 503) throw new QueueFull()
  return found.ok && /webp|jpe?g|png/.test(found.headers.get('content-type') ?? '')
    ? await pictureWithin(found, MOST_PICTURE)
    : undefined
}

const MOST_PICTURE = 10 * 1024 * 1024

/** The bytes, or none where another host's picture has no end. */
async function pictureWithin({ body }: Response, most: number): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength
    if (size > most) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

const moved = (location: string) =>
  new Response(null, { status: 302, headers: { location, 'cache-control': 'no-store' } })

const notThere = () =>
  new Response(noSuchPicture, {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })
