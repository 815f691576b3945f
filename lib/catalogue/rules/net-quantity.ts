export type NetQuantity = { packs: number; amount: number; unit: Unit }

/** Units as the law writes them, each by what sellers write for it. */
const UNITS = {
  mg: ['mg', 'milligram', 'milligrams'],
  g: ['g', 'gm', 'gms', 'gram', 'grams'],
  kg: ['kg', 'kgs', 'kilo', 'kilogram', 'kilograms'],
  ml: ['ml', 'millilitre', 'millilitres', 'milliliter', 'milliliters'],
  l: ['l', 'ltr', 'ltrs', 'litre', 'litres', 'liter', 'liters'],
  mm: ['mm', 'millimetre', 'millimetres'],
  cm: ['cm', 'cms', 'centimetre', 'centimetres', 'centimeter', 'centimeters'],
  m: ['m', 'mtr', 'mtrs', 'metre', 'metres', 'meter', 'meters'],
  'm²': ['m²', 'm2', 'sqm', 'sq m', 'square metre', 'square metres'],
  N: ['n', 'u', 'no', 'nos', 'unit', 'units', 'piece', 'pieces', 'pc', 'pcs', 'number'],
  pair: ['pair', 'pairs'],
  set: ['set', 'sets'],
} as const
export type Unit = keyof typeof UNITS

const BY_WORD = new Map<string, Unit>(
  Object.entries(UNITS).flatMap(([unit, words]) => words.map((word): [string, Unit] => [word, unit as Unit])),
)
export const KNOWN_UNITS = Object.keys(UNITS).join(', ')

const FORM = /^(?:(\d{1,4})\s*[x×*]\s*)?(\d{1,7}(?:\.\d{1,3})?)\s*([a-z²2 ]+)\.?$/i

/** "500 g", "2 x 250 ml", "5.5 m", "1 N"; undefined where it says no quantity with a unit of the law. */
export const netQuantityOf = (text: string): NetQuantity | undefined => {
  const [, packs = '1', amount = '', word = ''] = FORM.exec(text.trim()) ?? []
  const unit = BY_WORD.get(word.trim().toLowerCase())
  const quantity = unit && { packs: Number(packs), amount: Number(amount), unit }
  if (!quantity || quantity.packs * quantity.amount <= 0) return undefined
  // Half a piece is none.
  return isCounted(quantity.unit) && !Number.isInteger(quantity.amount) ? undefined : quantity
}

/** As it is kept and shown. */
export const quantityText = ({ packs, amount, unit }: NetQuantity) =>
  `${packs > 1 ? `${packs} × ` : ''}${amount} ${unit === 'N' ? 'N' : amount === 1 || !isCounted(unit) ? unit : `${unit}s`}`

export const isCounted = (unit: Unit) => unit === 'N' || unit === 'pair' || unit === 'set'
