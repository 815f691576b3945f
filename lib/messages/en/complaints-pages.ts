// The form for complaints, and the page of one.

export const complaintTitle = 'Send a complaint'
export const complaintIntro =
  'You get a ticket number at once. The shop acknowledges your complaint within 48 hours and settles it within a month.'
export const aboutField = 'What is it about?'
export const chooseAbout = 'Choose'
export const orderField = 'Order number'
export const orderIs = (id: string) => `Order: ${id}`
export const orderHint = 'If it is about an order.'
export const nameField = 'Your name'
export const emailField = 'Email'
export const mobileField = 'Mobile'
export const reachHint = 'An email address or a mobile number, so that we can answer.'
export const textField = 'What happened?'
export const picturesField = 'Pictures (three at most)'
export const picturesHint = 'Place and camera are removed from them.'
export const signInForPictures = 'Sign in to attach pictures.'
export const sendComplaint = 'Send the complaint'
export const ticketTitle = 'Your complaint'
export const ticketNumber = 'Ticket number'
export const ticketState = 'State'
export const ticketAbout = 'About'
export const ticketOrder = 'Order'
export const ticketSent = 'Sent'
export const acknowledgedUntil = 'Acknowledged by'
export const settledUntil = 'Settled by'
export const acknowledgedAt = 'Acknowledged'
export const settledAt = 'Settled'
export const whatWasWritten = 'What was written'
export const byYou = 'You'
export const byShop = 'The shop'
export const picturesAttached = (count: number) =>
  count === 1 ? '1 picture attached' : `${count} pictures attached`
export const addMore = 'Add something'
export const addButton = 'Send'
export const keepThisPage =
  'Keep the address of this page: whoever has it can read this complaint, and nobody else.'
export const complain = 'Send a complaint'
