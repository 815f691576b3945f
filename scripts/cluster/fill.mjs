import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { root } from '../run.mjs'

/** A file of deploy/ with its ${NAMES} filled, as envsubst does; a name without a value is refused. */
export const fill = async (file, values) =>
  (await readFile(path.join(root, 'deploy', file), 'utf8'))
    .split('\n')
    .map(line =>
      /^\s*[#;]/.test(line)
        ? line
        : line.replace(/\$\{(\w+)\}/g, (_, name) => {
            if (values[name] === undefined) throw new Error(`deploy/${file} needs ${name}.`)
            return values[name]
          }),
    )
    .join('\n')
