import 'server-only'

/** Whether an id from outside has the form of ours: the database fails on any other form. */
export const isUuid = (id: string) => /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i.test(id)
