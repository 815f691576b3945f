import { useEffect, useRef, useState } from 'react'
import { Icon } from '#components/ui/icon.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { embedUrl, type Video, watchUrl } from '#lib/catalogue/rules/video.ts'
import { pictureUrl } from '#lib/media/rules/picture-url.ts'
import { videoOf, watchVideoOf } from '#messages/video.ts'

type Props = { name: string; video: Video; poster: string; playing: boolean }

/** A film of our own plays here; one of the video site is fetched only once its slot is chosen. */
export default function VideoSlide({ name, video, poster, playing }: Props) {
  if ('film' in video) return <Film name={name} src={video.film} poster={poster} playing={playing} />
  if (playing) return <Embed name={name} id={video.youtube} />
  return (
    <a className="gallery-video" href={watchUrl(video.youtube)} target="_blank" rel="noopener noreferrer">
      <Picture name={poster} alt="" size="400x400" />
      <span className="gallery-play">
        <Icon name="play" />
        <span className="sr-only">{watchVideoOf(name)}</span>
      </span>
    </a>
  )
}

function Embed({ name, id }: { name: string; id: string }) {
  const [touched, setTouched] = useState(false)
  return (
    <>
      <iframe
        className="gallery-video"
        title={videoOf(name)}
        src={embedUrl(id, still())}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        allowFullScreen
      />
      {/* A frame swallows swipes; the first tap hands it over to the player's own controls. */}
      {!touched && (
        <button
          type="button"
          className="gallery-cover"
          tabIndex={-1}
          aria-hidden="true"
          onClick={() => setTouched(true)}
        />
      )}
    </>
  )
}

function Film({
  name,
  src,
  poster,
  playing,
}: {
  name: string
  src: string
  poster: string
  playing: boolean
}) {
  const film = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    if (!playing) film.current?.pause()
    // A browser that does not let it start leaves it to the controls.
    else if (!still()) film.current?.play().catch(console.warn)
  }, [playing])
  return (
    <video
      ref={film}
      className="gallery-video"
      src={src}
      poster={pictureUrl(poster, '800x800')}
      aria-label={videoOf(name)}
      preload="none"
      controls
      muted
      loop
      playsInline
    />
  )
}

const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches
