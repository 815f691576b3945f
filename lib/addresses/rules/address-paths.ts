import { routes } from '#lib/routes.ts'

/** The form of one address, or of a new one, and where it leads back to. */
export const addressFormPath = (id: string | null, from: string) =>
  withQuery(routes.addressForm.path, { id, from: elsewhere(from) })

/** The saved addresses, and which one is asked about. */
export const addressesPath = (remove: string | null, from: string) =>
  withQuery(routes.addresses.path, { remove, from: elsewhere(from) })

const elsewhere = (from: string) => (from === routes.addresses.path ? null : from)

function withQuery(path: string, parameters: Record<string, string | null>) {
  const query = new URLSearchParams(
    Object.entries(parameters).filter((pair): pair is [string, string] => !!pair[1]),
  )
  return query.size ? `${path}?${query}` : path
}
