// What is told beside each number of /metrics
export const connectionsByState =
  'Connections of this process to its database: in use, idle, and requests that wait for one.'
export const messagesWaiting = 'Messages that wait to be sent, by channel.'
export const oldestMessage = 'For how long the oldest message has been due, by channel.'
export const ordersAwaitingPayment = 'Orders whose payment is not settled.'
export const oldestPaymentCheck = 'For how long the oldest check of a payment has been due.'
export const refundsWaiting = 'Refunds that the provider has not confirmed.'
export const jobLeases =
  'How much longer the process that does a job holds its lease; below 0, nobody does it.'
export const requestsByRoute = 'Requests by route, method and status.'
export const requestSeconds = 'How long requests took, until the last byte was handed over.'
export const pagesByOrigin = 'Pages from the page cache, filled from a template, and rendered.'
export const jobsDone = 'For how long a job has not been done by this process, which holds its lease.'
export const replicaLagIs = 'How far the read replica was behind the primary when it was looked at last.'
export const databaseAwayIs = '1 while the database takes no writes, as far as this process sees it; else 0.'

// What is told of traces
export const tracesNotTaken = (endpoint: string, trouble: string) =>
  `Traces are not taken by ${endpoint} (${trouble}); the shop goes on without.`
export const tracesBack = (endpoint: string) => `Traces are taken by ${endpoint} again.`

// What else its port answers
export const nothingHere = 'Not found\n'
export const methodNotAllowed = 'Method not allowed\n'
export const notReadable = 'The metrics could not be read\n'
