// npm run complaints

export const complaintsUsage = `npm run complaints -- list [--all]
npm run complaints -- show TICKET [--pictures FOLDER]
npm run complaints -- acknowledge TICKET …
npm run complaints -- answer TICKET --text "WHAT YOU WRITE TO THE CUSTOMER"
npm run complaints -- settle TICKET --text "HOW IT ENDED, AS THE CUSTOMER READS IT"`
export const complaintsKeptBy = 'The complaints are kept by'
export const unknownComplaintVerb = (verb: string) => `There is no "${verb}" for complaints.`
export const ticketNumberMissing = 'The number of the complaint is missing: list shows it.'
export const textTooLong = (most: number) => `--text is longer than ${most} characters.`
export const noTicket = (number: string) => `There is no complaint ${number}.`
export const noTicketsOpen = 'No complaint is open.'
export const ticketNotNow = (number: string, state: string) => `The complaint ${number} is ${state} already.`
export const ticketIsAcknowledged = (number: string) => `${number} is acknowledged. The customer is told.`
export const ticketIsAnswered = (number: string) => `${number} is answered. The customer is told.`
export const ticketIsSettled = (number: string) => `${number} is settled. The customer is told.`
export const isLateTo = { acknowledge: 'late: acknowledge it', settle: 'late: settle it' }
export const settleUntil = (day: string) => `settle by ${day}`
export const callBeforeAsked =
  'Call this number before you do anything: whoever has the order’s link could ask. Never write an address, a bill or a UPI ID into the answer.'
export const ticketLabels = {
  number: 'Complaint',
  state: 'State',
  about: 'About',
  order: 'Order',
  from: 'From',
  reach: 'Reach',
  page: 'Page',
  before: 'First',
  customer: 'Customer',
  shop: 'Shop',
}
