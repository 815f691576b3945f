import { V1 } from '#lib/contract/v1/program-call.ts'

/** Whether a path is one of the calls of programs, or would be. */
export const isProgramPath = (path: string) => path === V1 || path.startsWith(`${V1}/`)
