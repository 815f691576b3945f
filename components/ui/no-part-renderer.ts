/** In the browser nothing is filled in. */
export const registerPart = () => {}
