import nextJest from 'next/jest.js'

const esmOnly = ['htmlparser2', 'entities', 'domhandler', 'domutils', 'dom-serializer', 'domelementtype']

const next = nextJest({ dir: './' })({
  testEnvironment: 'node',
  testMatch: ['<rootDir>/{lib,app,components,scripts,demo}/**/*.test.{ts,tsx}', '<rootDir>/*.test.ts'],
  globalSetup: './scripts/jest/open-engine.mjs',
  globalTeardown: './scripts/jest/close-engine.mjs',
  setupFiles: ['./scripts/jest/settings.ts'],
  testTimeout: 20_000,
  maxWorkers: 2,
})

// Next's own list of what is left untransformed can only be added to, and it leaves all packages so.
export default async () => ({
  ...(await next()),
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`, '^.+\\.module\\.(css|sass|scss)$'],
})
