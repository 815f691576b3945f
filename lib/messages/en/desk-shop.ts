// The shop's settings at the desk.

export const nameFirst = 'Give the shop its name first.'
/** Reasons of shop.json are written to follow the name of a field. */
export const thisIs = (reason: string) => `This ${reason}.`
export const numberUnreadable = 'Please type a number.'
export const promiseUnreadable = 'Each line begins with a title.'
export const bandUnreadable = 'Please write each line like 0-500.'
export const rateUnreadable = 'Please write each line like 6109 5 2026-04-01.'
export const savedPage = (title: string) => `${title}: saved. The shop’s pages show it now.`
export const changedBy = (person: string, time: string) =>
  `${person} changed this meanwhile (${time}). What you typed is still here, and the rest is shown as it is now: look at it, and save again.`
export const changedElsewhere =
  'This was changed meanwhile. What you typed is still here, and the rest is shown as it is now: look at it, and save again.'
export const save = 'Save'
export const toSettings = 'Shop'
export const colourNotReadable = 'This is no colour. Write it like #b3261e, or a name like tomato.'
