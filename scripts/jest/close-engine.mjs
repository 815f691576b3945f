import { once } from 'node:events'

export default async () => {
  const child = globalThis.haatTestEngine
  child.stdin.end()
  if (child.exitCode === null) await once(child, 'exit')
}
