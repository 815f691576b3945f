import { orderCancelled } from './order-cancelled.ts'
import { orderShipped } from './order-shipped.ts'

const paper = { shop: 'Narmada Haat', siteUrl: 'https://haat.example', accent: '#000', ink: '#fff' }
const told = { name: 'Asha', orderId: '7K3M-9QXT-2BHD-4VRA' }

test('who cancelled reads what was cancelled; who did not reads the shop’s reason, and what goes back', () => {
  const own = orderCancelled({ ...told, refund: '' }, paper).paragraphs
  expect(own[0]).toBe('Your order 7K3M-9QXT-2BHD-4VRA is cancelled.')
  const shops = orderCancelled({ ...told, refund: '₹880', reason: 'It broke.' }, paper).paragraphs
  expect(shops[0]).toBe('The shop has cancelled your order 7K3M-9QXT-2BHD-4VRA. The reason: It broke.')
  expect(shops[1]).toContain('We are giving ₹880 back to you')
})

test('a corrected number says that the one before was wrong', () => {
  const parcel = { courier: 'India Post', number: 'EM222' }
  expect(orderShipped({ ...told, ...parcel }, paper).paragraphs[0]).toContain('handed to the courier')
  const again = orderShipped({ ...told, ...parcel, corrected: true }, paper)
  expect(again.paragraphs[0]).toContain('What we wrote before was wrong')
  expect(again.rows).toContainEqual(['Tracking number', 'EM222'])
})
