import { Agent, request } from 'node:http'
import { gunzipSync } from 'node:zlib'

const PATIENCE_MS = 40_000

/** One visitor's connections to one address, kept as a browser keeps them. Every answer is returned, whatever its status. */
export const visitorOf = address => {
  const agent = new Agent({ keepAlive: true, maxSockets: 6 })
  const ask = (path, { method = 'GET', headers = {}, body } = {}) =>
    new Promise((resolve, reject) => {
      const call = request(
        address + path,
        {
          agent,
          method,
          headers: {
            'accept-encoding': 'gzip',
            ...headers,
            ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
          },
        },
        async answer => {
          try {
            const parts = []
            for await (const part of answer) parts.push(part)
            if (!answer.complete) throw new Error('The answer broke off.')
            const whole = Buffer.concat(parts)
            const text = String(answer.headers['content-encoding'] === 'gzip' ? gunzipSync(whole) : whole)
            resolve({ status: answer.statusCode, headers: answer.headers, text })
          } catch (error) {
            reject(error)
          }
        },
      )
      call.setTimeout(PATIENCE_MS, () => call.destroy(new Error('There was no answer.')))
      call.on('error', reject)
      call.end(body)
    })
  return {
    get: (path, headers) => ask(path, { headers }),
    json: (path, value, headers) =>
      ask(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(value),
      }),
    form: (path, fields, headers) =>
      ask(path, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          origin: address,
          ...headers,
        },
        body: String(new URLSearchParams(fields)),
      }),
    leave: () => agent.destroy(),
  }
}
