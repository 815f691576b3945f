import 'server-only'

/**
 * The keys and texts of an object of type json, in its order, as rows of `key` and `value`. json_each_text keeps some three
 * hundred bytes of each call until its statement ends (PostgreSQL 18), which of a million products is too much.
 */
export const jsonTexts = (json: string) =>
  `(select key, (${json})->>key as value from json_object_keys(${json}) key offset 0)`
