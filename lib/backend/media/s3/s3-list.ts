import 'server-only'
import type { MediaSettings } from '#lib/server/settings/media-settings.ts'
import { storeUnread } from '#messages/media.ts'
import { MediaFault } from '../media-fault.ts'
import type { Listed } from '../media-store.ts'
import type { StoreAsker } from './ask-store.ts'
import { bytesOf } from './whole-body.ts'

const MOST_LIST = 8 * 1024 * 1024

/** All files whose names begin so, a thousand at a time. */
export async function* listObjects(
  ask: StoreAsker,
  { prefix: root }: MediaSettings,
  prefix: string,
  place: string,
): AsyncIterable<Listed> {
  let token: string | undefined
  do {
    const query: Record<string, string> = {
      'list-type': '2',
      'encoding-type': 'url',
      prefix: root + prefix,
      ...(token !== undefined && { 'continuation-token': token }),
    }
    const xml = await ask({ method: 'GET', name: '', query }, async answer =>
      (await bytesOf(answer, MOST_LIST)).toString(),
    )
    if (!xml.includes('</ListBucketResult>')) throw new MediaFault('broken', storeUnread(place))
    const isCoded = /<EncodingType>url</.test(xml)
    for (const [, content = ''] of xml.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g)) {
      const key = plain(textOf(content, 'Key'), isCoded)
      if (!key.startsWith(root)) continue
      yield {
        name: key.slice(root.length),
        size: Number(textOf(content, 'Size')),
        changedAt: Date.parse(textOf(content, 'LastModified')),
      }
    }
    const more = /<IsTruncated>true</.test(xml) ? textOf(xml, 'NextContinuationToken') : ''
    token = more ? more.replace(/&amp;/g, '&') : undefined
  } while (token !== undefined)
}

const textOf = (xml: string, tag: string) => new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1] ?? ''

const plain = (key: string, isCoded: boolean) =>
  isCoded ? decodeURIComponent(key.replaceAll('+', ' ')) : key
