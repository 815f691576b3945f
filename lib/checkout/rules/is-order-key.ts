/** Whether a form's order key can be one. */
export const isOrderKey = (key: string) => /^[\w-]{8,100}$/.test(key)
