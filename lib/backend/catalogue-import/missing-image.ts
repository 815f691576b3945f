import 'server-only'
import { FILMS, isFilmOfAnotherKind, isHeicName, NOT_HEIC } from '../media/picture-trouble.ts'

/** Why nothing but a placeholder shows for a name that is not in the folder. */
export const imageNotFound = (name: string, folder: string, other: string | undefined): string => {
  const sought = `there is no picture “${shortened(name)}” in ${folder}`
  if (isHeicName(name)) return `“${shortened(name)}” is ${NOT_HEIC}, and put it into pictures/. ${LEFT_OUT}`
  if (isFilmOfAnotherKind(name)) return `“${shortened(name)}” is left out: ${FILMS}`
  if (other) return `${sought}, only “${other}”: spell both alike, capitals too. The placeholder shows`
  if (/[/\\]/.test(name))
    return `${sought}: pictures lie side by side there, in no folder of their own, so write the file’s name alone. ${LEFT_OUT}`
  if (!/\.\w{1,5}$/.test(name))
    return `${sought}: a picture’s name has an ending, like .jpg (your computer may hide it). The placeholder shows`
  return `${sought}. The placeholder shows`
}

export const imageNotFetched = (name: string) =>
  `“${shortened(name)}” is an address, and pictures are not fetched from addresses: save the picture, put it into pictures/ and write its file name here. ${LEFT_OUT}`

const LEFT_OUT = 'Where there is no other picture, the placeholder shows'

const shortened = (name: string) => (name.length > 80 ? `${name.slice(0, 80)}…` : name)
