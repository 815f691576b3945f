import path from 'node:path'

/** The path of a file that somebody named: npm runs a command in the project’s folder, and they named it from theirs. */
export const callerPath = (name: string) => path.resolve(process.env.INIT_CWD ?? '.', name)
