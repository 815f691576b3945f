/** What a key of a program may do, by what it is about. The names are stored with the keys. */
export const SCOPES = [
  'orders:read',
  'orders:write',
  'products:read',
  'products:write',
  'stock:read',
  'stock:write',
  'parcels:read',
  'parcels:write',
  'customers:read',
  'returns:read',
  'returns:write',
  'bills:read',
  'money:read',
  'money:write',
] as const

export type Scope = (typeof SCOPES)[number]

export const isScope = (text: string): text is Scope => (SCOPES as readonly string[]).includes(text)
