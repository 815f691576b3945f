import type { Ref } from 'react'

/** Where the first response says how many there are in the cart or on the wishlist; nothing for none. */
export const CountBadge = ({ of, slot }: { of: 'cart' | 'wishlist'; slot?: Ref<HTMLElement> }) => (
  <b
    ref={slot}
    className="contents"
    data-count={of}
    suppressHydrationWarning
    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing; what stands there is not React's
    dangerouslySetInnerHTML={{ __html: '' }}
  />
)
