import 'server-only'
import type { IncomingMessage } from 'node:http'

/** The bytes of an answer; what is beyond the most is left. */
export const bytesOf = async (answer: IncomingMessage, most: number): Promise<Buffer> => {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of answer) {
    size += (chunk as Buffer).length
    chunks.push(chunk as Buffer)
    if (size >= most) {
      answer.destroy()
      break
    }
  }
  return Buffer.concat(chunks).subarray(0, most)
}
