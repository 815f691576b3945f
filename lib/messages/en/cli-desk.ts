// npm run desk.

export const deskUsage = `npm run desk -- invite           a link that makes the first owner of the desk, once, within an hour
npm run desk -- invite --role ROLE [--name NAME]   the same for a colleague: owner, packer or catalogue
npm run desk -- people           who works at the desk, and where each is signed in
npm run desk -- end NAME         NAME works here no longer: signed out everywhere, and nothing of theirs opens the desk
npm run desk -- sign-out NAME    signs NAME out everywhere
npm run desk -- book [--day 2026-11-24] [--about TEXT]   what was done at the desk, the newest first`
export const deskKeptBy = 'The desk is kept by'
export const unknownDeskVerb = (verb: string) => `There is no "${verb}" for the desk.`
export const deskWordMissing = 'Whose? Say the name of the person, as the list of people has it.'
export const unknownRole = (role: string) =>
  `"${role}" is nobody’s work at the desk. There are: owner, packer, catalogue.`
export const unknownPerson = (name: string) => `Nobody at the desk is called "${name}".`
export const severalPeople = (name: string, ids: string) =>
  `More than one person is called "${name}". Say which one by the letters before the name: ${ids}.`
export const colleagueLink = (role: string, address: string) =>
  `This link makes one ${role} of the desk, once, within an hour: ${address}`
export const nobodyAtDesk =
  'Nobody works at the desk yet. npm run desk -- invite makes the link for its owner.'
export const signedInOn = (count: number) =>
  count === 0 ? 'signed in nowhere' : `signed in on ${count} ${count === 1 ? 'device' : 'devices'}`
export const bookIsEmpty = 'The book has no such line.'
export const notADay = (text: string) => `"${text}" is no day. Write it as 2026-11-24.`
