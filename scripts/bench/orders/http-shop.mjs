import { Agent, request } from 'node:http'

/** placeOrder over HTTP as an API client asks it, on kept connections. Node's own http: fetch would be half of the load. */
export const httpShop = (url, connections) => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  return (asked, { token, key }) =>
    new Promise((resolve, reject) => {
      const body = JSON.stringify(asked)
      const call = request(
        `${url}/api/insert_Customer_Order`,
        {
          agent,
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
            authorization: `Bearer ${token}`,
            'idempotency-key': key,
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
