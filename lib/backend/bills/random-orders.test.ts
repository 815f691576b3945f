import { proveOrders } from './test-random-orders.ts'

// A sample; npm test and npm run prove take more.
proveOrders(60)
