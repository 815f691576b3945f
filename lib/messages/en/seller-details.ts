// Who sells: its page, and a few lines in mails and on bills
export const sellerDetails = 'Seller details'
export const whoSells = 'Who sells'
export const sellerDescription = 'Who sells here, and how to reach them.'
export const formWords: Record<string, string> = {
  proprietor: 'sole proprietor',
  partnership: 'partnership firm',
  llp: 'limited liability partnership',
  company: 'company',
  huf: 'Hindu undivided family',
  society: 'society',
  trust: 'trust',
}
export const soldBy = (name: string, form: string) => (form ? `${name} (${form})` : name)
export const gstinIs = (gstin: string) => `GSTIN ${gstin}`
export const cinIs = (cin: string) => `CIN ${cin}`
export const fssaiIs = (fssai: string) => `FSSAI ${fssai}`
export const careLabel = 'Customer care'
export const officerLabel = 'Grievance officer'
export const legalNameLabel = 'Legal name'
export const formLabel = 'Form of business'
export const shopLabel = 'Shop'
export const websiteLabel = 'Website'
export const gstinLabel = 'GSTIN'
export const cinLabel = 'CIN'
export const llpinLabel = 'LLPIN'
export const fssaiLabel = 'FSSAI licence'
export const addressLabel = 'Address'
export const branchLabel = (number: number) => `Branch ${number}`
export const nameLabel = 'Name'
export const designationLabel = 'Designation'
export const emailLabel = 'Email'
export const telephoneLabel = 'Telephone'
export const hoursLabel = 'Hours'
export const businessHeading = 'The business'
export const returnsHeading = 'Returns and refunds'
export const policiesHeading = 'Policies'

// A page that the seller has written nothing for
export const notWritten = 'This shop has not written anything here.'
export const notLoaded = 'This page could not be loaded just now. Please try again later.'

// What the seller's settings say, where no policy is written
export const returnWithin = (days: number) =>
  days > 0
    ? `You may return what you bought within ${days} days of its delivery.`
    : 'What is defective, wrong or late can be returned; other things cannot.'
export const exchanges = 'An exchange for another size or colour is possible.'
export const noExchanges = 'Nothing is exchanged.'
export const returnPaidBy: Record<string, string> = {
  seller: 'The shop pays for the way back.',
  customer: 'You pay for the way back, unless the thing is defective, wrong or late.',
}
export const refundWithin = (days: number) => `A refund is paid within ${days} days of the return.`
export const returnsOfDays = (days: number) => `${days}-day returns`
