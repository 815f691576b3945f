export type Statement = {
  /** In one line, without comments; in lower case outside quotes. */
  text: string
  /** The same without quoted text, so that no word of it is taken for SQL. */
  bare: string
  /** The comment directly before it. */
  comment: string
  /** The text between dollar signs: the body of a function or of a `do`. */
  body: string
}

/** The statements of a file of SQL, in order. */
export const statementsOf = (sql: string): Statement[] => {
  const found: Statement[] = []
  let next = empty()
  for (const piece of pieces(sql)) {
    if (piece === ';') {
      found.push(asOneLine(next))
      next = empty()
    } else if (/^(--|\/\*)/.test(piece)) {
      if (!next.text.trim()) next.comment += `${piece}\n`
    } else add(next, piece)
  }
  return [...found, asOneLine(next)].filter(({ text }) => text !== '')
}

const empty = (): Statement => ({ text: '', bare: '', comment: '', body: '' })

// A comment, a text, a quoted name, a dollar-quoted text, the end of a statement; else one character.
const PIECE = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"(?:[^"]|"")*"|\$(\w*)\$[\s\S]*?\$\1\$|;|[\s\S]/g

const pieces = (sql: string) => sql.match(PIECE) ?? []

const add = (statement: Statement, piece: string) => {
  if (piece.startsWith('$') && piece.length > 1) {
    statement.body += piece.replace(/^\$\w*\$|\$\w*\$$/g, '')
    statement.text += '$$ $$'
    statement.bare += '$$ $$'
  } else if (piece.startsWith("'")) {
    statement.text += piece
    statement.bare += "''"
  } else if (piece.startsWith('"')) {
    statement.text += piece
    statement.bare += piece.slice(1, -1)
  } else {
    statement.text += piece.toLowerCase()
    statement.bare += piece.toLowerCase()
  }
}

const asOneLine = ({ text, bare, comment, body }: Statement): Statement => ({
  text: text.replace(/\s+/g, ' ').trim(),
  bare: bare.replace(/\s+/g, ' ').trim(),
  comment: comment.replace(/^\s*(--|\/\*) ?|\s*\*\/$/gm, '').trim(),
  body,
})

/** The parts of a list between its commas; commas within brackets do not count. */
export const partsOf = (list: string) => {
  const parts = ['']
  let depth = 0
  for (const sign of list) {
    if (sign === '(') depth++
    if (sign === ')') depth--
    if (sign === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += sign
  }
  return parts.map(part => part.trim()).filter(Boolean)
}
