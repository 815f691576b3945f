import { proveOrders } from './test-random-orders.ts'

proveOrders(process.env.PROVE ? 5_000 : 300)
