/** The owner may do everything; a packer sees open orders only; catalogue is who keeps the goods. */
export const ROLES = ['owner', 'packer', 'catalogue'] as const
export type Role = (typeof ROLES)[number]
