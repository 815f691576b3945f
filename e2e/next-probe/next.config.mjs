import path from 'node:path'

// As the shop's own configuration, where a fact of e2e/next-internals.spec.ts depends on it.
export default phase => ({
  agentRules: false,
  poweredByHeader: false,
  turbopack: { root: process.env.PROBE_ROOT },
  experimental: { staleTimes: { dynamic: 0, static: 30 } },
  cacheMaxMemorySize: 0,
  rewrites: async () => [{ source: '/old', destination: '/words/plain' }],
  ...(phase !== 'phase-production-build' && {
    cacheHandler: path.join(import.meta.dirname, 'recording-cache.mjs'),
  }),
})
