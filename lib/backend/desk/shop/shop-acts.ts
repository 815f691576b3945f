import 'server-only'

export const shopActs = {}

export const shopReads = {}
