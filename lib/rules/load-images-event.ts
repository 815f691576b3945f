/** Sent to an element that shall be seen soon although nobody has touched the page: its held-back pictures are fetched. */
export const LOAD_IMAGES_EVENT = 'haat:pictures'
