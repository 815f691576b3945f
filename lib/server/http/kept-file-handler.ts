import { sharedHandler } from './shared-handler.ts'

/** By the shop's start: a file of another build, by its name under BUILT_FILES_URL. */
export const { set: setKeptFile, get: keptFile } =
  sharedHandler<(name: string) => Promise<Buffer | undefined>>('kept-file')
