import { Agent, request } from 'node:http'

/** A call of the API over HTTP as a client makes it, on kept connections. Node's own http: fetch would be half of the load. */
export const httpShop = (url, connections, path = '/api/insert_Customer_Order') => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  return (asked, { token, key }) =>
    new Promise((resolve, reject) => {
      const body = JSON.stringify(asked)
      const call = request(
        url + path,
        {
          agent,
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
            authorization: `Bearer ${token}`,
            ...(key && { 'idempotency-key': key }),
          },
        },
        answer => {
          let text = ''
          answer.setEncoding('utf8')
          answer.on('data', part => {
            text += part
          })
          answer.on('end', () =>
            answer.statusCode === 200
              ? resolve(JSON.parse(text))
              : reject(new Error(`${answer.statusCode} ${text}`)),
          )
        },
      )
      call.on('error', reject)
      call.end(body)
    })
}
