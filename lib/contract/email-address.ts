/** What is taken for an email address, in every form and by the API. */
export const isEmailAddress = (text: string) =>
  /^[^\s@<>()",;:\\\p{C}]+@[^\s@<>()",;:\\\p{C}]+\.[^\s@.<>()",;:\\\p{C}]{2,}$/u.test(text)
