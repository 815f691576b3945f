import { Icon } from '#components/ui/icon.tsx'
import type { FormPath } from '#lib/forms/rules/form-path.ts'
import { wishlistOf } from '#messages/wishlist-pages.ts'

/** A heart as a form of the wishlist; the first response handles it in place. */
export const Heart = ({ id, name }: { id: number; name: string }) => (
  <form method="post" action={TOGGLE}>
    <input type="hidden" name="id" value={id} />
    <button type="submit" className="press heart" aria-pressed={false} aria-label={wishlistOf(name)}>
      <Icon name="heart" />
    </button>
  </form>
)

const TOGGLE = '/do/wishlist/toggle' satisfies FormPath
