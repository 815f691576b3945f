import 'server-only'

export { issueExchangeBill } from './issue-bill.ts'
