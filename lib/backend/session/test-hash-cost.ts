import { HASH_COST, REAL_HASH_COST } from './hash-cost.ts'

/** For tests of the cost of a hash: all others use a cheap one. */
export const withRealHashes = () => {
  const quick = { ...HASH_COST }
  beforeAll(() => Object.assign(HASH_COST, REAL_HASH_COST))
  afterAll(() => Object.assign(HASH_COST, quick))
}
