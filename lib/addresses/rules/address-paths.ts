import { routes } from '#lib/routes.ts'

/** The path of the form for one address, or for a new one, with the page to return to. */
export const addressFormPath = (id: string | null, from: string) =>
  withQuery(routes.addressForm.path, { id, from: elsewhere(from) })

/** The path of the saved addresses, with the id of the address in question. */
export const addressesPath = (remove: string | null, from: string) =>
  withQuery(routes.addresses.path, { remove, from: elsewhere(from) })

const elsewhere = (from: string) => (from === routes.addresses.path ? null : from)

function withQuery(path: string, parameters: Record<string, string | null>) {
  const query = new URLSearchParams(
    Object.entries(parameters).filter((pair): pair is [string, string] => !!pair[1]),
  )
  return query.size ? `${path}?${query}` : path
}
