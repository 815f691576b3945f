// The base name of a picture has this form (Rule 7). No imports: the browser loads this file.
const NAME = /^[a-z0-9](?:[\w-]|\.(?=\w)){0,110}\.(?:webp|avif|png|jpe?g|gif|svg|mp4|webm)$/i
const VARIANT = /-\d{1,5}x\d{1,5}\.\w+$/

/** Whether a file may have this name: a base name, and not one that looks like a size variant of another. */
export const isPictureName = (name: string) => NAME.test(name) && !VARIANT.test(name)

export const isFilmName = (name: string) => isPictureName(name) && /\.(mp4|webm)$/i.test(name)
