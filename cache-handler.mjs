// Next loads this file by its path (next.config.ts, cacheHandler).
export { NextCacheHandler as default } from './lib/server/page-cache/next-cache-handler.ts'
