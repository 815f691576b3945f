/** r7k3m9qxt2bhd, as read out by somebody, is R-7K3M-9QXT-2BHD; an order's number has sixteen signs and no letter before. */
export function hyphenatedNumber(name: string): string {
  const signs = name.toUpperCase().replace(/[^0-9A-Z]/g, '')
  const inFours = (text: string) => text.replace(/(.{4})(?=.)/g, '$1-')
  if (/^[CR].{12}$/.test(signs)) return `${signs[0]}-${inFours(signs.slice(1))}`
  return signs.length === 16 ? inFours(signs) : name
}
