import { Button } from '#components/ui/button.tsx'
import type { ActPath } from '#lib/desk/rules/act-path.ts'
import { picturesPlainHint, picturesTitle, sendPictures } from '#messages/desk-things-pages.ts'

export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/avif,image/gif,image/heic,image/heif'

type Props = { action: ActPath; field: string; value: string | number }

/** Pictures by a plain form, for a browser without script. */
export const PlainPictures = ({ action, field, value }: Props) => (
  <form action={action} method="post" encType="multipart/form-data" className="grid gap-2">
    <input type="hidden" name={field} value={value} />
    <input
      className="input"
      type="file"
      name="pictures"
      multiple
      accept={PICTURE_TYPES}
      aria-label={picturesTitle}
    />
    <p className="text-sm text-muted">{picturesPlainHint}</p>
    <Button type="submit">{sendPictures}</Button>
  </form>
)
