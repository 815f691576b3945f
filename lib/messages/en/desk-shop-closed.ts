// The closed sign at the desk

export const closedPage = 'Closed sign'
export const closedLead =
  'While the sign hangs, everybody can look, and nobody can order. Orders that you have are worked off as always.'
export const closedWords = 'What the sign says'
export const closedWordsHint = 'Like: We are on holiday.'
export const closedUntil = 'Open again from'
export const closedUntilHint = 'By itself, in India’s time. Empty: you take the sign down.'
export const closeNow = 'Hang the sign'
export const changeSign = 'Change the sign'
export const openNow = 'Take the sign down'
export const closedNowSaid = 'The shop is closed. Each page says so now.'
export const openedAgain = 'The shop takes orders again.'
export const wordsNeeded = 'Please say in a sentence why, in at most 300 letters.'
export const untilUnreadable = 'Please choose a day and a time.'
export const untilPast = 'That moment is over.'
