import { HASH_COST, REAL_HASH_COST } from './hash-cost.ts'

/** For tests of what a hash costs: all others hash quickly. */
export const withRealHashes = () => {
  const quick = { ...HASH_COST }
  beforeAll(() => Object.assign(HASH_COST, REAL_HASH_COST))
  afterAll(() => Object.assign(HASH_COST, quick))
}
