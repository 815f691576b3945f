import 'server-only'
import { createHash } from 'node:crypto'
import { isPictureName } from '#lib/rules/picture-name.ts'

/**
 * The name under which a file of the seller's is served: its own where it can stand in an address, else one that is
 * made of it, always the same and no other file's. A telephone's names have spaces, brackets and any script.
 */
export const servedName = (name: string): string => {
  if (name === '' || isPictureName(name)) return name
  const [, stem = name, ending = ''] = /^(.*)\.(\w{1,5})$/s.exec(name) ?? []
  const plain = stem
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/gi, '-')
    .replace(/^-+/, '')
    .slice(0, LONGEST)
    .replace(/-+$/, '')
  return `${plain || 'picture'}.${digestOf(name)}.${endingOf(ending)}`
}

const LONGEST = 60

const digestOf = (name: string) =>
  createHash('sha256').update(name.normalize('NFC')).digest('hex').slice(0, 16)

const endingOf = (ending: string) => {
  if (SERVED.test(ending)) return ending
  return FILM.test(ending) ? 'mp4' : 'jpg'
}

const SERVED = /^(webp|avif|png|jpe?g|gif|svg|mp4|webm)$/i
const FILM = /^(mov|m4v|3gp|avi|mkv|mpe?g|wmv)$/i
