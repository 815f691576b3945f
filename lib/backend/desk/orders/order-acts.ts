import 'server-only'

export const orderActs = {}

export const orderReads = {}
