export const USAGE = `npm run catalogue -- import FOLDER [--withdraw-missing] [--by-name] [--new]
npm run catalogue -- export FOLDER [--replace]
--withdraw-missing   takes out what the files no longer name
--by-name            a row without id and ASIN means the product of its name, whatever its section and price
--new                makes the shop where there is none yet in DATA_DIR
--replace            writes over an earlier export`

const FLAGS = {
  import: ['--withdraw-missing', '--by-name', '--new'],
  export: ['--replace'],
}

type Arguments = { verb: keyof typeof FLAGS; folder: string; has: (flag: string) => boolean }

/** What the command line asks for; undefined where it is to be told how the command is used. */
export const readArguments = ([verb = '', ...rest]: string[]): Arguments | undefined => {
  if (verb !== 'import' && verb !== 'export') return undefined
  const flags = rest.filter(word => word.startsWith('--'))
  const [folder, ...more] = rest.filter(word => !word.startsWith('--'))
  if (!folder || more.length > 0 || !flags.every(flag => FLAGS[verb].includes(flag))) return undefined
  return { verb, folder, has: flag => flags.includes(flag) }
}
