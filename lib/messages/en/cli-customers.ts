// What `npm run customers` says.
export const customersUsage = `npm run customers -- show WHO           # one customer, by e-mail address, mobile number or id
npm run customers -- export WHO FILE    # all that is stored of them, as JSON, for themselves
npm run customers -- erase WHO          # erases them, or books it until their last order has ended; --yes asks nothing
npm run customers -- keep WHO           # takes a booked erasure back`
export const customersKeptBy = 'Its customers are kept by'
export const customerMissing = 'Say whom you mean by e-mail address, mobile number or id.'
export const customerFileMissing = 'Say the name of the file to write.'
export const unknownCustomerVerb = (verb: string) => `“${verb}” is nothing that can be done with customers.`
export const noSuchCustomer = (who: string) => `No customer has the e-mail address, number or id “${who}”.`
export const severalCustomers = (who: string) =>
  `Several customers have “${who}”. Name the one by its id, which stands before it.`
export const exportedTo = (file: string) => `Written to ${file}. Give it to nobody but the customer.`
export const mayErase = 'Erase this customer for good? (yes/no) '
export const nobodyToAskAboutErasing =
  'Nothing was erased: nobody can be asked here. Say --yes if you mean it.'
export const erasureOutcome = {
  erased: 'Erased.',
  booked: 'Booked: it happens when the last open order, refund, return or complaint has ended.',
  missing: 'This customer is erased already.',
  kept: 'The customer stays.',
}

type Person = {
  name: string
  email: string
  mobile: string | null
  guest: boolean
  orders: number
  asked_at: Date | null
}

export const personInWords = ({ name, email, mobile, guest, orders, asked_at }: Person, since: string) =>
  `${name}${guest ? ' (guest)' : ''}, ${email || 'no e-mail address'}, ${mobile ?? 'no mobile number'}: since ${since}, ${orders === 1 ? '1 order' : `${orders} orders`}${asked_at ? ', to be erased' : ''}`
