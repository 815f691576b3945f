import { routes } from '#lib/routes.ts'

/** The page of a policy of the seller's own. */
export const policyPath = (slug: string) => routes.policy.path.replace(':slug', slug)
