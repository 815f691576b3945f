import { endpointNotOfStore, mediaKeysMissing, mediaRegionMissing, notMediaUrl } from '#messages/media.ts'
import { StartError } from './start-error.ts'

export type MediaSettings = {
  bucket: string
  /** Ends with a slash, or is empty. */
  prefix: string
  /** With the bucket in it where the store wants it there, else before the path. */
  endpoint: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  sessionToken: string | undefined
}

export type Given = Record<
  'url' | 'accessKeyId' | 'secretAccessKey' | 'sessionToken' | 'region' | 'endpoint',
  string | undefined
>

/** Where pictures are kept, if not in DATA_DIR. */
export const mediaSettings = (given: Given): MediaSettings | undefined => {
  const { url, accessKeyId, secretAccessKey, sessionToken } = given
  if (url === undefined) return undefined
  const [, bucket, prefix = ''] = S3_URL.exec(url) ?? []
  if (!bucket) throw new StartError(notMediaUrl)
  if (!accessKeyId || !secretAccessKey) throw new StartError(mediaKeysMissing)
  // A store of one's own seldom has regions, and all take this one.
  const region = given.region ?? (given.endpoint ? 'us-east-1' : undefined)
  if (!region) throw new StartError(mediaRegionMissing)
  return {
    bucket,
    prefix: prefix ? `${prefix}/` : '',
    endpoint: endpointOf(bucket, region, given.endpoint),
    region,
    ...{ accessKeyId, secretAccessKey, sessionToken },
  }
}

const S3_URL = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([\w-][\w./-]{0,200}?))?\/?$/

// Amazon's certificates know no bucket with a dot, and other stores know no bucket as a part of the host's name.
const endpointOf = (bucket: string, region: string, given: string | undefined) => {
  const url = new URL(given ?? `https://s3.${region}.amazonaws.com`)
  if (url.username || url.password || url.search) throw new StartError(endpointNotOfStore)
  const isAmazon = /\.amazonaws\.com(\.cn)?$/.test(url.hostname)
  if (isAmazon && !bucket.includes('.')) return `${url.protocol}//${bucket}.${url.host}`
  return `${url.origin}${url.pathname.replace(/\/+$/, '')}/${bucket}`
}
