/** How many there are, in the header. */
export const countHtml = (count: number, word: string) =>
  `<span class="count">${count}<span class="sr-only"> ${word}</span></span>`
