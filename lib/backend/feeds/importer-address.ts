/** An Indian importer's address as Meta asks for it; '' where street and town cannot be told apart. */
export const importerAddress = (text: string): string => {
  const parts = text
    .replace(/[\s,-]*\bindia\b[.\s]*$/i, '')
    .split(/[,\n]/)
    .map(part => part.trim())
    .filter(Boolean)
  const postal_code = /\b([1-9]\d{2})\s?(\d{3})$/.exec(parts.join(', '))?.slice(1).join('')
  const last = (parts.pop() ?? '').replace(/[\s–-]*[1-9]\d{2}\s?\d{3}$/, '').trim()
  const city = last || parts.pop()
  const [street1, ...more] = parts
  if (!street1 || !city) return ''
  return JSON.stringify({
    street1,
    ...(more.length > 0 && { street2: more.join(', ') }),
    city,
    ...(postal_code && { postal_code }),
    country: 'IN',
  })
}
