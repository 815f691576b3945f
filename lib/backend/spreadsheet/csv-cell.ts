import 'server-only'

/** A cell of CSV. What somebody typed must not become a formula on the desk of who opens the file; a dash alone computes nothing. */
export const csvCell = (text: string) => {
  const plain = /^([=+@\t\r\n|]|-.*[\p{L}\p{N}(])/su.test(text) ? `'${text}` : text
  return /[",\r\n']/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}
