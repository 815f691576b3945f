import 'server-only'
import path from 'node:path'

const TYPES: Record<string, string> = {
  webp: 'image/webp',
  avif: 'image/avif',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  svg: 'image/svg+xml',
  mp4: 'video/mp4',
  webm: 'video/webm',
}

/** For who looks into the store; the shop itself goes by the name. */
export const typeOfName = (name: string) =>
  TYPES[path.extname(name).slice(1).toLowerCase()] ?? 'application/octet-stream'
