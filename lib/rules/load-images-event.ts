/**
 * Sent to an element that will soon be visible although nobody has touched the page: its deferred images are loaded.
 */
export const LOAD_IMAGES_EVENT = 'haat:pictures'
