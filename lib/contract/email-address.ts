/** The pattern of an email address, in every form and in the API. */
export const isEmailAddress = (text: string) =>
  /^[^\s@<>()",;:\\\p{C}]+@[^\s@<>()",;:\\\p{C}]+\.[^\s@.<>()",;:\\\p{C}]{2,}$/u.test(text)
