/** A text as its bytes, each as one sign; nothing for none. */
export const bytesOf = (text?: string) => String.fromCharCode(...new TextEncoder().encode(text))
