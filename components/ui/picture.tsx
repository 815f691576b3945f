import { type PictureSize, pictureSet, pictureUrl } from '#lib/media/rules/picture-url.ts'

type Props = {
  name: string
  alt: string
  /** The size of `src`; the box is its shape. */
  size?: PictureSize
  /** More sizes to choose from, and how wide the picture is shown. */
  set?: readonly PictureSize[]
  sizes?: string
  /** On the first screen: fetched at once. */
  eager?: boolean
  className?: string
  /** When the picture cannot be loaded, what holds it is hidden; else the placeholder stands in. */
  dead?: 'hide'
}

/** A product's picture. What happens when it cannot be loaded is in components/shell/image-fallback.tsx. */
export function Picture({ name, alt, size = '400x400', set, sizes, eager, className = '', dead }: Props) {
  const [width, height] = size.split('x').map(Number)
  return (
    <img
      className={className ? `picture ${className}` : 'picture'}
      src={pictureUrl(name, size)}
      srcSet={set && pictureSet(name, set)}
      sizes={set && sizes}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? undefined : 'lazy'}
      decoding={eager ? undefined : 'async'}
      fetchPriority={eager ? 'high' : undefined}
      data-dead={dead}
    />
  )
}
