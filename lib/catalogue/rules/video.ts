import type { Product } from '#lib/contract/catalogue-schemas.ts'
import { filmUrl } from '#lib/media/rules/picture-url.ts'

const HOSTS = ['youtube.com', 'www.youtube.com', 'm.youtube.com', 'youtu.be', 'www.youtu.be']

/** The first 11 characters of a watch or shorts link's id, on the video site's own hosts; else no video (Rule 7). */
export function videoId(link: string): string | undefined {
  const url = URL.parse(link.trim())
  if (!url || !/^https?:$/.test(url.protocol) || !HOSTS.includes(url.hostname)) return undefined
  const id = url.hostname.endsWith('youtu.be')
    ? url.pathname.slice(1)
    : url.pathname === '/watch'
      ? url.searchParams.get('v')
      : /^\/(?:shorts|embed)\/([^/]+)/.exec(url.pathname)?.[1]
  return /^[\w-]{11}/.exec(id ?? '')?.[0]
}

/** What fills the gallery's last slide: a film of the shop's own, or one of the video site. */
export type Video = { film: string } | { youtube: string }

export function videoOf({ film, youtubeLink }: Pick<Product, 'film' | 'youtubeLink'>): Video | undefined {
  const own = filmUrl(film)
  if (own) return { film: own }
  const youtube = videoId(youtubeLink)
  return youtube ? { youtube } : undefined
}

/** The embed plays by itself, muted; under reduced motion it waits (Rule 32). */
export const embedUrl = (id: string, still: boolean) =>
  `https://www.youtube-nocookie.com/embed/${id}?autoplay=${still ? 0 : 1}&mute=1&playsinline=1&rel=0`

export const watchUrl = (id: string) => `https://www.youtube.com/watch?v=${id}`
