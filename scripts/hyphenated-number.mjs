/** Puts the hyphens into a number as a customer types or reads it out: r7k3m9qxt2bhd is R-7K3M-9QXT-2BHD. An order's has sixteen characters and no letter before. */
export function hyphenatedNumber(name) {
  const signs = name.toUpperCase().replace(/[^0-9A-Z]/g, '')
  const inFours = text => text.replace(/(.{4})(?=.)/g, '$1-')
  if (/^[CR].{12}$/.test(signs)) return `${signs[0]}-${inFours(signs.slice(1))}`
  return signs.length === 16 ? inFours(signs) : name
}
