// Files that are sent to the seller's desk.

export const fileGone = 'This file is not expected any more. Choose it again.'
export const fileLonger = 'The file is longer than it was said to be. Choose it again.'
export const fileTooLarge = (name: string, megabytes: number) =>
  `${name || 'The file'} is empty, or larger than ${megabytes} MB.`
export const noFileName = 'This file has no name that can be kept.'
export const noPlaceForFile = 'What this file is for is not there any more. Reload the page.'
export const tooManyPictures = (most: number) => `At most ${most} pictures at once: remove one first.`
export const tooManyFiles = (most: number) =>
  `At most ${most} files: leave pictures out, or send them with a second sheet.`
export const tooMuchToday = 'That is more than 2 GB in a day. Go on tomorrow, or send smaller pictures.'
export const fileIsFilm = 'This is a film, whatever it is called. Choose a photo.'
export const fileNoPicture = 'This is no picture that a shop can show: JPEG, PNG, WebP, AVIF or GIF.'
export const pictureTooManyPixels = (millions: number, most: number) =>
  `This picture has ${millions} million points, more than ${most} million. Make it smaller first.`
export const pictureUnreadable =
  'This picture cannot be read: the file is damaged, or not what its name says.'
