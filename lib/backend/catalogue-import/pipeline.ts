import 'server-only'

/** Runs one piece of work while the next is being prepared: `next` waits for the one before, `end` for the last. */
export const pipeline = () => {
  let before: Promise<{ failure?: unknown }> = Promise.resolve({})
  const end = async () => {
    const result = await before
    if ('failure' in result) throw result.failure
  }
  const next = async (work: () => Promise<unknown>) => {
    await end()
    before = work().then(
      () => ({}),
      failure => ({ failure }),
    )
  }
  return { next, end }
}
