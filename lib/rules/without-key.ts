/** A path as a log may name it: of a page that opens by a secret key in its address, the key is left out. */
export const withoutKey = (path: string) => path.replace(/\/(order|bill|ticket)\/[^/?#]+/i, '/$1/…')
