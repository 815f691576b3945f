import 'server-only'
import { pictureByHttps, pictureNoAddress, picturesLeftOut } from '#messages/convert.ts'
import { PICTURES_OF_A_PRODUCT } from '../catalogue/product-columns.ts'
import type { Picture } from './foreign-product.ts'
import type { ConvertNotes } from './notes.ts'
import { asPart, cutAtWord } from './short-texts.ts'

const LONGEST_CELL = 20_000
const LONGEST_ALT = 300

/** The cells of a product's pictures, which stay addresses: the import fetches them. */
export const pictureCells = (pictures: readonly Picture[], line: number, notes: ConvertNotes) => {
  const found = new Map<string, string>()
  for (const { address, alt } of pictures) {
    const name = addressCell(address, line, notes)
    if (name && !found.get(name)) found.set(name, cutAtWord(asPart(alt), LONGEST_ALT))
  }
  const all = [...found]
  const kept = all.slice(0, PICTURES_OF_A_PRODUCT)
  while (kept.map(([name]) => name).join('|').length > LONGEST_CELL) kept.pop()
  if (kept.length < all.length)
    notes.add(picturesLeftOut(all.length - kept.length, PICTURES_OF_A_PRODUCT), { line })
  return {
    images: kept.map(([name]) => name).join('|'),
    image_alt: kept
      .map(([, alt]) => alt)
      .join('|')
      .replace(/\|+$/, ''),
  }
}

/** An address or a file's name as a cell holds it; '' for anything else. The import fetches by https alone. */
export const addressCell = (address: string, line: number, notes: ConvertNotes): string => {
  if (address === '') return ''
  const written = address.replace(/^(http:)?\/\//i, 'https://')
  if (/^http:/i.test(address)) notes.addOnce(pictureByHttps)
  if (/^https:\/\//i.test(written) && URL.canParse(written)) {
    const cell = /[\s|]/.test(written) ? new URL(written).href.replaceAll('|', '%7C') : written
    if (cell.length <= 2_000) return cell
  } else if (/^[^/\\|?#<>]{1,200}\.\w{2,5}$/.test(written)) return written
  notes.add(pictureNoAddress, { line, value: address })
  return ''
}
