// What each call of programs does, for docs/api.md and the OpenAPI document.

export const familyTitles = {
  orders: 'Orders',
  parcels: 'Parcels of couriers',
  products: 'Products, variants and sections',
  stock: 'Stock',
  customers: 'Customers',
  returns: 'Returns',
  bills: 'Bills',
  money: 'Figures',
}

export const familyLeads = {
  orders:
    'A list is in the order in which orders were placed, the newest first. With `updated_since` it is in the order in which they changed, the oldest change first: to follow the shop, ask next time with the `as_of` of the last answer of this time. A step that an order cannot take now is refused with 409.',
  parcels:
    'A parcel that a courier service brings: its price, its booking, its label. Of an order that cannot be sent now there is no price (404). A booking whose answer was lost is `unknown` until it was looked for. Once the courier has the parcel the order is shipped, and later delivered, by itself.',
  products:
    'Texts, prices and what is shown change as a change at the desk does: checked, published, in the history, to be taken back there. An empty text clears the field, and a field that is not sent stays.',
  stock:
    'Pieces are added and taken, never set, so that no order that comes meanwhile is overwritten. Nothing goes below 0.',
  customers:
    'Read only. All that is stored of one customer, and erasing it, is asked for at the desk, where a person shows again who they are.',
  returns: 'What customers send back. Parts that were lost or damaged stand in the order (`parts`).',
  bills: 'Bills and credit notes as they were issued. Nothing in them changes.',
  money: 'What the desk shows under Money.',
}

export const callWords = {
  orders: {
    listOrders: 'A page of orders.',
    getOrder: 'One order whole.',
    confirmOrder: 'Notes that the customer of an order at the door meant it.',
    packOrder: 'Packs it: its bill is issued.',
    shipOrder: 'Notes that its parcel is on its way; the customer is told.',
    correctParcel:
      'Puts right courier or number of a parcel that was sent, or one that was marked delivered by mistake.',
    deliverOrder: 'Notes that the parcel arrived.',
    refuseAtDoor: 'Notes that it was refused at the door, and came back.',
    orderCameBack:
      'Notes that the parcel came back undelivered: the order ends, and what was paid goes back.',
    loseOrder:
      'Notes that the parcel, or some pieces of it, was lost or damaged: what was paid for them goes back.',
    cancelOrder:
      'Cancels an order that was not sent. The customer reads the reason; what was paid goes back.',
    orderPaid: 'Notes that its payment by UPI was found in the bank.',
    retryRefund: 'Asks the provider again for a refund that got stuck.',
    settleRefund: 'Notes that a refund was paid in another way.',
    noteOrder: 'Writes a note for whoever works in the shop.',
  },
  parcels: {
    listRates:
      'What couriers ask for the parcel of an order, by what its things weigh and measure, or by what is sent.',
    getParcel: 'How far the parcel of an order is that was booked last.',
    getLabel: 'The label of the courier as PDF.',
    bookParcel: 'Books a courier by one of its rates, for the parcel that the rate was asked for.',
    lookForBooking: 'Looks whether a booking whose answer was lost was made.',
    askPickup: 'Asks the courier to fetch the parcel.',
    cancelBooking: 'Cancels the booking.',
  },
  products: {
    listProducts: 'A page of products in a few words, the newest first.',
    getProduct: 'One product whole, with its sizes and variants.',
    putProducts:
      'Takes up to a hundred products in, all or none: a new one by an `asin` (a code of your own) that the shop does not have, else a change of the one that has it. Each names the same fields. Pieces of sizes that are there already stay as they are.',
    changeProduct: 'Changes what is sent of one product.',
    addSize: 'Adds a size.',
    addVariant: 'Adds a variant to a product with options.',
    changeVariant: 'Changes price, code, promise, or whether it is shown, of one variant.',
    listSections: 'The sections of the shop, each with its way through the tree.',
  },
  stock: {
    listStock: 'A page of what there is, a row for each size, or for each variant with pieces of its own.',
    stepStock: 'Adds pieces, or takes some away.',
  },
  customers: {
    listCustomers: 'A page of customers, in the order in which they came.',
    getCustomer: 'One customer, with their latest orders.',
  },
  returns: {
    listReturns: 'A page of returns, the newest first. `open`: those that wait for somebody.',
    getReturn: 'One return.',
    acceptReturn: 'Accepts it: the customer sends it back.',
    refuseReturn: 'Refuses it; the customer reads the reason.',
    pickReturn: 'Notes that it was picked up.',
    receiveReturn: 'Notes that it arrived.',
    refundReturn: 'Ends it with the money. `sellable`: whether the pieces go into stock again.',
    exchangeReturn: 'Ends it with the parcel of what is sent in its place.',
    returnPaid: 'Notes that its refund was paid by hand, with the number of the bank.',
  },
  bills: {
    listBills: 'A page of bills and credit notes, the newest first.',
    getBillPdf: 'One of them as PDF.',
  },
  money: {
    takePayout:
      'Takes in what a courier paid out of what it collected at the door: rows are held against the orders by their parcel numbers, and count at once. The same rows again are the same payout.',
    getFigures:
      'Sums of the orders of some days (30 up to today, or `from` and `to`), and money on its way now.',
  },
}

export const documentTitle = (shop: string) => `${shop}, for programs`
export const documentLead =
  'Money is in whole paise, moments are in UTC. Every refusal is application/problem+json. docs/api.md says more.'
export const answered = 'Done.'
export const refusedProgram = 'Refused; the detail says why.'

/** Remarks beside fields in docs/api.md, by type or call and field. */
export const fieldNotes: Readonly<Record<string, string>> = {
  'Order.payment': 'at the door; before it is sent; or a part online and the rest at the door',
  'Order.collect_paise': 'what its courier is to bring',
  'Order.included_tax_paise': 'the tax within the total; null where none is named',
  'Order.confirmed_at': 'when the customer of an order at the door confirmed it',
  'Order.deliver_by': 'the day by which it was said to come',
  'Order.guest': 'ordered without an account',
  'Order.parts': 'what came back or did not arrive',
  'Order.returns': 'numbers of its returns',
  'OrderLine.place': 'from 0',
  'OrderLine.price_paise': 'of one piece',
  'listOrders.state': 'open: placed, packed or shipped',
  'listOrders.since': 'placed then or later, as 2026-11-24T00:00:00+05:30',
  'listOrders.until': 'placed before',
  'listOrders.updated_since': 'changed then or later',
  'listOrders.as_of': 'ask next time for what changed since then',
  'loseOrder.lines': 'only these pieces; without it all of the parcel',
  'orderPaid.utr': 'the number of the payment at the bank',
  'Parcel.pickup': 'when it is fetched, in the words of the service',
  'Parcel.track': 'booked, moving, out, failed, returning, delivered, returned, lost or cancelled',
  'Parcel.task': 'what waits for somebody of the shop',
  'listRates.rate': 'sent back to book it',
  'listRates.refused': 'why there are none, in the words of the service',
  'takePayout.counts': 'right: as it is due; else what differs',
  'takePayout.missing': 'delivered and collected in its time, and not in it',
  'Product.version': 'another one after each change of its own fields',
  'Product.mrp_paise': 'printed on it',
  'Product.sale_price_paise': 'a price for a time',
  'Product.sizes': 'one called NA where it has no sizes',
  'Variant.price_paise': 'null: the product’s',
  'Variant.pieces': 'null: those of its size',
  'Variant.promise': 'sold when out, with these words',
  'putProducts.section': 'its way through the tree: Women > Kurtas; one that is not there is made',
  'putProducts.sizes': 'pieces count for sizes that are new',
  'putProducts.images': 'https addresses, or names of pictures that the shop has',
  'changeProduct.version': 'as it was read: with another one by now nothing is changed',
  'addVariant.values': 'its value of each option, in their order',
  'stepStock.size': 'NA where it has no sizes',
  'stepStock.variant_id': 'where variants have pieces of their own',
  'stepStock.by': 'less than 0 takes some away',
  'listCustomers.who': 'a mobile number, a mail address or an id',
  'refundReturn.sellable': 'whether the pieces go into stock again',
  'listReturns.state': 'open: those that wait for somebody',
}
