import 'server-only'

// json_each and its like keep some three hundred bytes of each call until their statement ends (PostgreSQL 18): of a
// million products that is too much. What gives the keys alone keeps nothing.

/** The fields of an object of type json, in its order, as rows of `key` and `text`. */
export const jsonFields = (json: string) =>
  rowsOf(`select key, (${json})->>key as text from json_object_keys(${json}) key offset 0`)

/** The same of type jsonb, with `value` as well. */
export const jsonbFields = (json: string) =>
  rowsOf(
    `select key, (${json})->key as value, (${json})->>key as text from jsonb_object_keys(${json}) key offset 0`,
  )

// Behind an offset each field is read once, however often it is named.
const rowsOf = (select: string) => `(${select})`
