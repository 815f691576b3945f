import 'server-only'

export const thingActs = {}

export const thingReads = {}
