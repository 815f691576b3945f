// Which language this folder is: for the mark of a page, and for how numbers and days are written.

export const language = 'en'
export const locale = 'en-IN'
