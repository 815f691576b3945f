import type { ComponentProps } from 'react'

type Look = 'plain' | 'primary' | 'card' | 'quiet'
type Size = 'normal' | 'small'

const looks: Record<Look, string> = {
  plain: 'btn',
  primary: 'btn btn-primary',
  card: 'btn btn-card',
  quiet: 'btn btn-quiet',
}

/** The classes of a button, for whatever element it is. */
export const buttonClass = (look: Look = 'plain', size: Size = 'normal', more = '') =>
  [looks[look], size === 'small' ? 'btn-small' : '', more].filter(Boolean).join(' ')

export const Button = ({
  look,
  size,
  className,
  ...props
}: ComponentProps<'button'> & { look?: Look; size?: Size }) => (
  <button type="button" {...props} className={buttonClass(look, size, className)} />
)

export const ButtonLink = ({
  look,
  size,
  className,
  ...props
}: ComponentProps<'a'> & { look?: Look; size?: Size }) => (
  <a {...props} className={buttonClass(look, size, className)} />
)
