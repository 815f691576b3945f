// docs/api.md, which is made of the contract.

export const madeOfContract =
  'Made by npm run api-docs from lib/contract/v1, lib/messages/en/program-calls.ts and scripts/api-docs/parts. Change those.'
export const apiTitle = 'For programs'
export const scopesTitle = 'What a key may do'
export const inScope = (words: string, scope: string) => `${words} Scope \`${scope}\`.`
export const recordOf = (type: string) => `Record<string, ${type}>`
export const takes = 'Takes:'
export const answers = 'Answers:'
export const fileAnswer = 'Answers: a file (application/pdf).'
