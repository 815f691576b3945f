import { Icon } from '#components/ui/icon.tsx'
import { formPath } from '#lib/forms/rules/form-path.ts'

/** A wish as a form that the wishlist answers; with script, HeartPresses answers it in its place. */
export const Heart = ({ id, name }: { id: number; name: string }) => (
  <form method="post" action={TOGGLE}>
    <input type="hidden" name="id" value={id} />
    <button type="submit" className="press heart" aria-pressed={false} aria-label={`Wishlist: ${name}`}>
      <Icon name="heart" />
    </button>
  </form>
)

export const TOGGLE = formPath('wishlist', 'toggle')
