import 'server-only'
import { AwsV4Signer } from 'aws4fetch'
import type { MediaSettings } from '#lib/server/settings/media-settings.ts'
import type { Asked } from './ask-store.ts'

const EMPTY = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'

/** The address and the headers of a request, signed with the hash of what it sends: the store refuses any other bytes. */
export const signed = async (settings: MediaSettings, { method, name, query, headers, body }: Asked) => {
  const { endpoint, prefix, region, accessKeyId, secretAccessKey, sessionToken } = settings
  const path = `${prefix}${name}`.split('/').map(encodeURIComponent).join('/')
  const url = new URL(query ? endpoint : `${endpoint}/${path}`)
  for (const [key, value] of Object.entries(query ?? {})) url.searchParams.set(key, value)
  const signer = new AwsV4Signer({
    method,
    url: url.href,
    headers: { ...headers, 'x-amz-content-sha256': body?.hash ?? EMPTY },
    ...{ region, accessKeyId, secretAccessKey, service: 's3' },
    ...(sessionToken !== undefined && { sessionToken }),
  })
  const request = await signer.sign()
  const length = body ? { 'content-length': String(body.size) } : {}
  return {
    url: request.url,
    headers: { ...Object.fromEntries(new Headers(request.headers)), ...length },
  }
}
