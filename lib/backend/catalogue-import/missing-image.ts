import 'server-only'
import * as texts from '#messages/imports.ts'
import { isFilmOfAnotherKind, isHeicName } from '../media/picture-trouble.ts'

/** Why nothing but a placeholder shows for a name that is not in the folder. */
export const imageNotFound = (written: string, folder: string, other: string | undefined): string => {
  const name = shortened(written)
  if (isHeicName(written)) return texts.pictureIsHeic(name)
  if (isFilmOfAnotherKind(written)) return texts.filmLeftOut(name)
  if (other) return texts.pictureSpeltOtherwise(name, folder, other)
  if (/[/\\]/.test(written)) return texts.pictureInFolder(name, folder)
  if (!/\.\w{1,5}$/.test(written)) return texts.pictureWithoutEnding(name, folder)
  return texts.pictureMissing(name, folder)
}

export const imageNotFetched = (name: string) => texts.pictureIsAddress(shortened(name))

const shortened = (name: string) => (name.length > 80 ? `${name.slice(0, 80)}…` : name)
