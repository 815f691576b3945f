import { upiUri } from './upi-uri.ts'

test('a payment is told as NPCI writes it: no +, two decimals, the id as it stands', () => {
  const payment = { id: 'asha.k@okbank', name: 'Asha & Söhne', amount: 149_905, reference: '7K3M-9QXT' }
  expect(upiUri(payment)).toBe(
    'upi://pay?pa=asha.k@okbank&pn=Asha%20%26%20S%C3%B6hne&tr=7K3M-9QXT&tn=7K3M-9QXT&am=1499.05&cu=INR',
  )
})
