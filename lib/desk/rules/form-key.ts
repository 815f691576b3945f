/** Names one sending of one form. Not a UUID: browsers make those on https alone. */
export const formKey = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map(byte => byte.toString(16).padStart(2, '0')).join('')
