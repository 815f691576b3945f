const SIZE = /^(sizes?|साइज़|साइज|आकार)$/iu
const COLOUR = /^(colou?rs?|रंग)$/iu

/** Whether an option is a size, or a colour, by its name. */
export const meansSize = (name: string) => SIZE.test(name)
export const meansColour = (name: string) => COLOUR.test(name)

type Option = { name: string; slot: string }

/** Whether the place of the colour holds one: an option of another name, such as a length, may stand there. */
export const holdsColour = (options: readonly Option[] = []) =>
  options.every(({ name, slot }) => slot !== 'color' || meansColour(name))
