/** An order as the API takes it, to pay at the door unless it is said otherwise; under the same key it is made once. */
export const order = async (visitor, person, { product, key, units = 1, mode = 'COD' }) => {
  const { status, text } = await visitor.json(
    '/api/insert_Customer_Order',
    {
      addressid: person.address,
      paymentmode: mode,
      orders: [{ quantity: units, productcode: String(product), prod_id: product }],
    },
    { authorization: `Bearer ${person.token}`, 'idempotency-key': key },
  )
  const body = parsed(text)
  const data = Array.isArray(body.data) ? body.data[0] : body.data
  return {
    status,
    message: body.message ?? '',
    id: status === 200 ? (data?.coorderid ?? data?.ORDERID) : undefined,
    gateway: data?.gateway,
  }
}

const parsed = text => {
  try {
    return JSON.parse(text)
  } catch {
    return { message: text.slice(0, 200) }
  }
}
