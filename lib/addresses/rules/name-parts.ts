/** A name as the API's two fields: the last word is the last name; one word alone is a first name. */
export function nameParts(name: string): { firstname: string; lastname: string } {
  const words = name.trim().split(/\s+/)
  const lastname = words.length > 1 ? (words.pop() ?? '') : ''
  return { firstname: words.join(' '), lastname }
}
