import { spawn } from 'node:child_process'

type Settings = Record<string, string | undefined>
type More = { isRead?: boolean }

/** For tests: runs a command as npm does, without a terminal. Its output is all that it prints; `isRead` no, nobody reads it. */
export const runCommand = (
  name: string,
  args: readonly string[],
  settings: Settings = {},
  { isRead = true }: More = {},
): Promise<{ code: number | null; output: string }> =>
  new Promise(resolve => {
    const env = { ...process.env, ...settings }
    const child = spawn(process.execPath, [`scripts/${name}.mjs`, ...args], { env })
    let output = ''
    const collect = (chunk: Buffer) => {
      output += chunk
    }
    if (isRead) child.stdout.on('data', collect)
    else child.stdout.destroy()
    child.stderr.on('data', collect)
    child.on('close', code => resolve({ code, output }))
  })
