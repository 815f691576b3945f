import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { root, TYPED } from '../../run.mjs'

/** A shop of so many products in a process of its own, with the names of its calls, which it makes when asked. */
export const openShop = async (folder, count) => {
  const child = fork('scripts/bench/engine/shop.mjs', [folder, String(count)], {
    cwd: root,
    execArgv: TYPED,
    env: { ...process.env, DATA_DIR: path.join(folder, `data-${count}`), DATABASE_URL: '', API_HOST: '' },
  })
  const ended = new AbortController()
  child.on('exit', () => ended.abort(new Error(`The shop of ${count} products ended.`)))
  const answer = async () => (await once(child, 'message', { signal: ended.signal }))[0]
  const calls = await answer()
  return {
    calls,
    make: asked => {
      child.send(asked)
      return answer()
    },
    close: async () => {
      if (child.exitCode !== null) return
      child.disconnect()
      await once(child, 'exit')
    },
  }
}
