import 'server-only'

export const moneyActs = {}

export const moneyReads = {}
