import { createInterface } from 'node:readline/promises'
import { mayPublish, nobodyToAsk, saysYes } from '#messages/publications.ts'

type Terminal = { input: NodeJS.ReadStream; output: NodeJS.WriteStream; signal?: AbortSignal }

/** Asks whether what is doubtful is meant. Where nobody can be asked the answer is no, and the way to say yes is told. */
export const agree = async (doubts: string[], isAgreed: boolean, terminal: Terminal): Promise<boolean> => {
  const { input, output, signal } = terminal
  if (doubts.length === 0) return true
  output.write(`${doubts.join('\n')}\n`)
  if (isAgreed) return true
  if (!input.isTTY || !output.isTTY) {
    output.write(`${nobodyToAsk}\n`)
    return false
  }
  const asking = createInterface({ input, output })
  // Ctrl-C or a closed terminal says no.
  const closed = new Promise<string>(resolve => asking.once('close', () => resolve('')))
  try {
    return saysYes.test(await Promise.race([asking.question(mayPublish, { signal }), closed]))
  } finally {
    asking.close()
  }
}
