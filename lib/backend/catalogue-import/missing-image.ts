import 'server-only'
import { pictureNotFetched } from '#messages/fetched-files.ts'
import {
  filmLeftOut,
  pictureInFolder,
  pictureIsAddress,
  pictureMissing,
  pictureSpeltOtherwise,
  pictureWithoutEnding,
} from '#messages/imports.ts'
import { isFilmOfAnotherKind } from '../media/picture-trouble.ts'
import type { Told } from './errors.ts'

/** Why nothing but a placeholder shows for a name that is not in the folder. */
export const imageNotFound = (written: string, folder: string, other: string | undefined): Told => {
  const name = shortened(written)
  if (isFilmOfAnotherKind(written)) return filmLeftOut(name)
  if (other) return pictureSpeltOtherwise(name, folder, other)
  if (/[/\\]/.test(written)) return pictureInFolder(name, folder)
  if (!/\.\w{1,5}$/.test(written)) return pictureWithoutEnding(name, folder)
  return pictureMissing(name, folder)
}

export const imageNotFetched = (name: string) => pictureIsAddress(shortened(name))

export const imageOfAddressFailed = (name: string, reason: string) =>
  pictureNotFetched(shortened(name), reason)

const shortened = (name: string) => (name.length > 80 ? `${name.slice(0, 80)}…` : name)
