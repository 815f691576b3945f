// Next loads this file by its path (next.config.mjs, cacheHandler).
export { NextCacheHandler as default } from './lib/server/page-cache/next-cache-handler.ts'
