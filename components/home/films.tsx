import type { Film } from '#lib/contract/shop-schemas.ts'
import { filmUrl, pictureUrl } from '#lib/media/rules/picture-url.ts'
import { videos } from '#messages/header.ts'
import { FilmPlayer } from './film-player.tsx'

type Props = { films: readonly Film[]; level?: 'h1' | 'h2'; children?: React.ReactNode }

/** The short films of the shop's makers. */
export const Films = ({ films, level: Heading = 'h2', children }: Props) => (
  <section className="wrap section" aria-labelledby="videos">
    <Heading id="videos">{videos}</Heading>
    {children}
    <ul
      className={`mt-5 grid gap-4 ${Heading === 'h1' ? 'gap-y-8 sm:grid-cols-2' : 'grid-cols-2 lg:grid-cols-4'}`}
    >
      {films.map(({ file, poster, title, caption }) => (
        <li key={file}>
          <figure>
            <div className="film">
              <img
                src={pictureUrl(poster)}
                alt=""
                width={960}
                height={540}
                loading="lazy"
                decoding="async"
                className="picture"
              />
              <FilmPlayer src={filmUrl(file)} name={[title, caption].filter(Boolean).join(': ')} />
            </div>
            <figcaption className="mt-2">
              <b className="block font-medium">{title}</b>
              <span className="text-sm text-muted">{caption}</span>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  </section>
)
