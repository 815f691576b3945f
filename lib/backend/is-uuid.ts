import 'server-only'

/** Whether an id of the outside can be one of ours at all: the database refuses to compare what is not. */
export const isUuid = (id: string) => /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i.test(id)
