// Next loads this file by its path (next.config.ts, cacheHandler).
export { PageCache as default } from './lib/page-store/page-cache.ts'
