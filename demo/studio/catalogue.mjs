import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

const here = path => fileURLToPath(new URL(path, import.meta.url))

export const PICTURES = here('../catalogue/pictures')
export const PUBLIC = here('../../public')

/** The products with what the studio must know of each: its words and its form. */
export const readProducts = async () => {
  const forms = JSON.parse(await readFile(here('products.json'), 'utf8'))
  const rows = readTable(await readFile(here('../catalogue/products.csv'), 'utf8'))
  return rows
    .filter(row => forms[row.id])
    .map(row => ({
      id: row.id,
      images: row.images.split('|'),
      film: row.film,
      made: { id: row.id, name: row.name, ...forms[row.id] },
    }))
}

export const readCategories = async () =>
  readTable(await readFile(here('../catalogue/categories.csv'), 'utf8')).filter(row => row.image)

export const readShop = async () => JSON.parse(await readFile(here('../catalogue/shop.json'), 'utf8'))

/** Comma separated, quotes doubled inside quoted fields, which may hold line breaks. */
const readTable = text => {
  const rows = [[]]
  let field = ''
  let quoted = false
  const close = () => {
    rows.at(-1).push(field)
    field = ''
  }
  for (let i = 0; i < text.length; i++) {
    const c = text[i]
    if (quoted && c === '"' && text[i + 1] === '"') field += text[++i]
    else if (c === '"') quoted = !quoted
    else if (!quoted && c === ',') close()
    else if (!quoted && c === '\n') {
      close()
      rows.push([])
    } else if (quoted || c !== '\r') field += c
  }
  if (field || rows.at(-1).length) close()
  const [names, ...lines] = rows.filter(row => row.length > 1)
  return lines.map(line => Object.fromEntries(names.map((name, i) => [name, line[i] ?? ''])))
}
