/** Of one thing, as it is put into the shop. */
export const MOST_PICTURES = 8
/** Of one picture that the phone could not make smaller. */
export const MOST_PICTURE_BYTES = 30 * 1024 * 1024
/** Of one file of a sheet's folder. */
export const MOST_SHEET_BYTES = 300 * 1024 * 1024
/** Of the files of one sheet, its pictures among them. */
export const MOST_SHEET_FILES = 500
/** What one person sends in a day. */
export const MOST_DAY_BYTES = 2 * 1024 * 1024 * 1024
/** Of one piece of a file. */
export const MOST_PIECE_BYTES = 512 * 1024
/** In pixels: the phone makes the longer side of a picture this long before it sends it. */
export const UPLOADED_SIDE = 2000
