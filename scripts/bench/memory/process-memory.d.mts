/** In MB, of a process and all below it; `waiting` is npm's. */
export const memoryOf: (root: number | undefined) => { all: number; database: number; waiting: number }
