// What an undo cannot do
export const noPublication = (id?: number) =>
  id === undefined
    ? 'there is nothing to undo: nothing was published, or all of it is undone'
    : `there is no publication ${id}; npm run catalogue -- history lists the last ones`
export const undoneAlready = (id: number, by: number) =>
  `publication ${id} was undone by publication ${by}; to have it again, undo ${by}`
export const changedAgain = (id: number, name: string, by: string) =>
  `“${name}” (${id}) was changed again by publication ${by}, and stays`
export const changedSince = (id: number, name: string) => `“${name}” (${id}) was changed since, and stays`
export const sectionIsGone = (id: number, name: string) =>
  `“${name}” (${id}) stays where it is: the section it was in is withdrawn`
export const isWithdrawnNow = (id: number, name: string) =>
  `“${name}” (${id}) is withdrawn by now, and stays as it is`
export const sectionStays = (id: number, name: string) =>
  `“${name}” (${id}) stays: it holds something else by now`
export const addressIsTaken = (id: number, name: string, slug: string) =>
  `“${name}” (${id}) stays as it is: the address /product/${slug} is another product’s by now`
export const shopStays = 'stays as it is: what it said before is not enough for a shop'
