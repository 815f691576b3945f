import 'server-only'

/** A page's query with the first value of each name, and nothing longer than a page of ours writes. */
export const plainQuery = (
  query: Readonly<Record<string, string | string[] | undefined>>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) => {
      const first = Array.isArray(value) ? value[0] : value
      return first === undefined ? [] : [[name, first.slice(0, LONGEST)]]
    }),
  )

const LONGEST = 300
