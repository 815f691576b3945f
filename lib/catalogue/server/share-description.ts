import { SHARE_DESCRIPTION } from '#lib/constants.ts'
import { textOf } from '#lib/contract/text-of.ts'

/** Up to 150 characters of stripped text, with an ellipsis if there is more. */
export const inShort = (html: string) => cut(textOf(html))

export const shareDescription = ({
  description,
  colongdescription,
  name,
}: {
  description: string
  colongdescription: string
  name: string
}): string => cut(textOf(description) || textOf(colongdescription) || name)

function cut(text: string): string {
  const signs = [...text]
  if (signs.length <= SHARE_DESCRIPTION) return text
  return `${signs.slice(0, SHARE_DESCRIPTION).join('').trimEnd()}…`
}
