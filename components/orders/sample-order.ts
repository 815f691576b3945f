import type { Order } from '#lib/contract/orders-schemas.ts'
import {
  sampleCourier,
  sampleDelivered,
  samplePacked,
  samplePlaced,
  sampleShipped,
} from '#messages/orders-pages.ts'

/** The fixed sample order that /track shows without an order id (Rule 23). */
export const SAMPLE_ORDER: Pick<Order, 'CoOrderID' | 'courier' | 'trackingNumber' | 'events'> = {
  CoOrderID: 'SAMPLE-0001',
  courier: sampleCourier,
  trackingNumber: 'TRK123456789IN',
  events: [
    { kind: 'placed', at: '2024-03-11T10:05:00+05:30', note: samplePlaced },
    { kind: 'packed', at: '2024-03-12T15:40:00+05:30', note: samplePacked },
    { kind: 'shipped', at: '2024-03-13T09:20:00+05:30', note: sampleShipped },
    { kind: 'delivered', at: '2024-03-16T13:15:00+05:30', note: sampleDelivered },
  ],
}
