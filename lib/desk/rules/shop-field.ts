/** A field of shop.json as it is typed: `name` is its place there. */
export type ShopField = {
  name: string
  label: string
  hint?: string
  /** Without it a line of text. */
  kind?: 'text' | 'number' | 'choice' | 'flag' | 'email' | 'tel' | 'colour' | ShopList
  /** Of a choice: what each value is called. */
  choices?: Record<string, string>
  required?: true
  /** Letters at most. */
  most?: number
  /** How high a text's field is. */
  rows?: number
}

/** Lists that are typed as one text: a line each, or a paragraph each. */
export type ShopList = 'lines' | 'paragraphs' | 'promises' | 'bands' | 'rates'

export type ShopGroup = { title?: string; fields: readonly ShopField[] }

export const isList = (kind: ShopField['kind']): kind is ShopList =>
  kind === 'lines' || kind === 'paragraphs' || kind === 'promises' || kind === 'bands' || kind === 'rates'
