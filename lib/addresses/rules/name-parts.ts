/** A name as the two fields of the API: the last word is the last name; a single word is a first name. */
export function nameParts(name: string): { firstname: string; lastname: string } {
  const words = name.trim().split(/\s+/)
  const lastname = words.length > 1 ? (words.pop() ?? '') : ''
  return { firstname: words.join(' '), lastname }
}
