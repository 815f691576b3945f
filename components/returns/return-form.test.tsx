import { renderToStaticMarkup } from 'react-dom/server'
import { orderOf } from '#lib/backend/orders/order-of.ts'
import { testOrder } from '#lib/backend/orders/test-order.ts'
import { ReturnForm } from './return-form.tsx'

const order = orderOf(testOrder({ status: 'delivered' }))
const html = (wayBackPaidBy: 'seller' | 'customer' | undefined) =>
  renderToStaticMarkup(
    <ReturnForm
      page={{ order, left: [1], choices: [], mayExchange: true, wayBackPaidBy, needsUpi: false }}
      formKey="k"
      draftOwner=""
      flash={{}}
    />,
  )

test('Law 12: who asks for a return reads who pays the way back, where the seller says it', () => {
  expect(html('seller')).toContain('The shop pays for the way back.')
  expect(html('customer')).toContain(
    'You pay for the way back, unless the thing is defective, wrong or late.',
  )
  expect(html(undefined)).not.toContain('way back')
})
