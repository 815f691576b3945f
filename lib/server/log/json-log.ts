import { format } from 'node:util'

type Line = Record<string, string | number>

const write = (line: Line) => process.stdout.write(`${JSON.stringify(line)}\n`)
const now = () => new Date().toISOString()

/** One line of JSON for each thing that is told, on stdout. */
export const jsonLine = (fields: Line) => write({ time: now(), ...fields })

/** From here on whatever the process logs is a line of JSON. */
export function logAsJson() {
  const as =
    (level: string) =>
    (...parts: unknown[]) =>
      jsonLine({ level, message: format(...parts) })
  console.log = as('info')
  console.info = as('info')
  console.debug = as('debug')
  console.warn = as('warning')
  console.error = as('error')
}
