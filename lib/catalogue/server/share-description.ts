import { SHARE_DESCRIPTION } from '#lib/constants.ts'
import { plainText } from '#lib/contract/rich-text.ts'

/** A description without its tags, as text: `&amp;` is a sign in HTML and five in a text. */
export const textOf = (html: string) =>
  plainText(html)
    .replace(/&(?:nbsp|#160|#xa0);/gi, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#(?:39|x27);|&apos;/gi, "'")
    .replace(/&amp;/g, '&')

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
