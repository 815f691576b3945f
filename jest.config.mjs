import { availableParallelism } from 'node:os'
import nextJest from 'next/jest.js'
import { TEST_FOLDERS } from './scripts/test-folders.mjs'

export default nextJest({ dir: './' })({
  testEnvironment: 'node',
  testMatch: [`<rootDir>/{${TEST_FOLDERS.join()}}/**/*.test.{ts,tsx}`, '<rootDir>/*.test.ts'],
  // Copies of e2e/next-probe that were built.
  modulePathIgnorePatterns: ['<rootDir>/.next/'],
  globalSetup: './scripts/jest/open-engine.mjs',
  globalTeardown: './scripts/jest/close-engine.mjs',
  setupFiles: ['./scripts/jest/settings.ts'],
  testTimeout: 60_000,
  testSequencer: './scripts/jest/slow-first.cjs',
  // More than four do not make it quicker. Of two cores a third has the use: slow tests wait for processes of their own.
  maxWorkers: Math.min(4, Math.max(3, availableParallelism())),
})
