export const billTitles = {
  'tax-invoice': 'Tax invoice',
  'invoice-and-supply': 'Invoice-cum-bill of supply',
  'bill-of-supply': 'Bill of supply',
  bill: 'Bill',
  'credit-note': 'Credit note',
  'refund-note': 'Refund note',
}

// On the document
export const compositionStatement = 'Composition taxable person, not eligible to collect tax on supplies'
export const soldBy = 'Sold by'
export const billTo = 'Bill to and deliver to'
export const documentNumber = 'Number'
export const documentDate = 'Date'
export const orderLabel = 'Order'
export const orderedOn = 'Ordered on'
export const paidBy = 'Payment'
export const paidOnline = 'Paid online'
export const paidInPart = (rest: string) => `${rest} cash on delivery, the rest paid online`
export const paidAtTheDoor = 'Cash on delivery'
export const placeOfSupplyIs = 'Place of supply'
export const reverseCharge = 'Tax payable on reverse charge'
export const no = 'No'
export const gstinIs = (gstin: string) => `GSTIN ${gstin}`
export const cinIs = (cin: string) => `CIN ${cin}`
export const fssaiIs = (fssai: string) => `FSSAI ${fssai}`
export const stateIs = (state: string) => `State ${state}`
export const careIs = (care: string) => `Customer care: ${care}`
export const itemColumn = 'Item'
export const hsnIs = (hsn: string) => `HSN ${hsn}`
export const quantityColumn = 'Qty'
export const amountColumn = 'Amount'
export const discountColumn = 'Discount'
export const deliveryColumn = 'Delivery'
export const taxableColumn = 'Taxable value'
export const rateColumn = 'Rate'
export const cgstColumn = 'CGST'
export const sgstColumn = 'SGST'
export const utgstColumn = 'UTGST'
export const igstColumn = 'IGST'
export const totalColumn = 'Total'
export const goodsSum = 'Goods'
export const deliverySum = 'Delivery'
export const discountSum = 'Discount'
export const taxableSum = 'Taxable value'
export const roundingSum = 'Rounding'
export const totalSum = 'Total'
export const takenBackSum = 'Taken back'
export const priceOfOne = (price: string) => `${price} each`
export const percentIs = (rate: number) => `${rate} %`
export const noteOfBills = (bills: string) => `For ${bills}`
export const noteReason = (why: string) => `Reason: ${why}`
export const inExchangeFor = (note: string) => `In exchange, settled against ${note}`
export const documentOn = (number: string, day: string) => `${number} of ${day}`
export const pageOf = (page: number, pages: number) => `Page ${page} of ${pages}`
export const madeByMachine = 'Issued electronically; valid without a signature.'

// On pages and in mails
export const billsHeading = 'Bills'
export const billLabel = 'Bill'
export const downloadPdf = 'Download PDF'
export const printBill = 'Print'
export const billNumbered = (title: string, number: string) => `${title} ${number}`
export const includingGst = 'including GST'
export const billNotYours = 'Sign in with the account that placed this order to see its bill.'
export const billMissing = 'There is no such bill.'
export const billsKeptElsewhere = 'Bills are made by the shop that delivers the order, not here.'
export const backToOrders = 'Your orders'

// To the seller, when an order cannot be billed
export const noTaxRate = (order: string, product: string) =>
  `Order ${order} cannot be packed: no tax rate is known for "${product}". Give it an hsn or a tax_rate in products.csv, or set tax.rate in shop.json, and import.`
export const noGstin = (order: string) =>
  `Order ${order} cannot be packed: tax.status in shop.json is "regular", and seller.gstin is missing.`
export const noSuchState = (order: string, state: string) =>
  `Order ${order} cannot be packed: its address names no state of India that we know ("${state}"), which decides its tax.`
export const seriesIsFull = (order: string, series: string, year: string) =>
  `Order ${order} cannot be packed: the numbers ${series}/${year} are used up. Set a new or shorter tax.series in shop.json and import.`
export const couponBeforeTax = (amount: string) => `${amount} taken off before tax`
