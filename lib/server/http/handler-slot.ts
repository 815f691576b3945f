/** A place for a function of the shop's: the door and Next's bundles each have these files, so it hangs on the process. */
export function handlerSlot<Function>(name: string) {
  const slot = Symbol.for(`haat.${name}`)
  const lent = globalThis as { [slot]?: Function }
  return {
    lend: (given: Function) => {
      lent[slot] = given
    },
    lent: () => lent[slot],
  }
}
