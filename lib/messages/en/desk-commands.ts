// npm run desk.

export const deskUsage = `npm run desk -- invite     a link that makes the owner of the desk, once, within an hour`
export const deskKeptBy = 'The desk is kept by'
export const unknownDeskVerb = (verb: string) => `There is no "${verb}" for the desk.`
export const deskWordMissing = 'A word is missing.'
