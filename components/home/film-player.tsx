'use client'
import { useRef, useState } from 'react'
import { Icon } from '#components/ui/icon.tsx'
import { useHydrated } from '#lib/browser/use-hydrated.ts'
import { pauseNamed, playNamed } from '#messages/films.ts'

/** A film over its poster. Without script its link opens it, with script a button plays it in place. */
export function FilmPlayer({ src, name }: { src?: string; name: string }) {
  const film = useRef<HTMLVideoElement>(null)
  const [playing, setPlaying] = useState(false)
  const hydrated = useHydrated()

  function toggle() {
    if (!film.current) return
    if (playing) film.current.pause()
    else {
      for (const other of document.querySelectorAll('video')) if (other !== film.current) other.pause()
      film.current.play().catch(() => setPlaying(false))
    }
  }

  return (
    <>
      <video
        ref={film}
        src={src}
        preload="none"
        playsInline
        muted
        loop
        aria-label={name}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
      />
      {hydrated ? (
        <button type="button" onClick={toggle} aria-label={playing ? pauseNamed(name) : playNamed(name)}>
          <span data-playing={playing || undefined}>
            <Icon name={playing ? 'pause' : 'play'} />
          </span>
        </button>
      ) : (
        <a href={src} aria-label={playNamed(name)}>
          <span>
            <Icon name="play" />
          </span>
        </a>
      )}
    </>
  )
}
