/** A page's searchParams as Next hands them in. */
export type PageQuery = Record<string, string | string[] | undefined>

/** The first of each name counts. */
export const queryOf = (parameters: PageQuery) =>
  new URLSearchParams(
    Object.entries(parameters).flatMap(([name, value]) => {
      const first = Array.isArray(value) ? value[0] : value
      return first === undefined ? [] : [[name, first]]
    }),
  )
