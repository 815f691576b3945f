const FLAGS = {
  import: ['--withdraw-missing', '--by-name', '--new'],
  export: ['--replace'],
}

type Arguments = { verb: keyof typeof FLAGS; folder: string; has: (flag: string) => boolean }

/** The arguments of the command line; undefined if the usage must be shown. */
export const readArguments = ([verb = '', ...rest]: string[]): Arguments | undefined => {
  if (verb !== 'import' && verb !== 'export') return undefined
  const flags = rest.filter(word => word.startsWith('--'))
  const [folder, ...more] = rest.filter(word => !word.startsWith('--'))
  if (!folder || more.length > 0 || !flags.every(flag => FLAGS[verb].includes(flag))) return undefined
  return { verb, folder, has: flag => flags.includes(flag) }
}
