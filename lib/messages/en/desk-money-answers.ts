import { counted } from './counted.ts'

// What waits for an answer, at the desk

export const answersTitle = 'To answer'
export const complaints = 'Complaints'
export const noComplaints = 'No complaint is open.'
export const acknowledgeUntil = 'Acknowledge within 48 hours, settle within a month: the law asks for both.'
export const settleUntil = (day: string) => `settle by ${day}`
export const late = 'late'
export const ratings = 'Ratings to answer'
export const searches = 'Searches that found nothing'
export const failedMails = 'Mails that were not sent'
export const messagesByHand = 'Messages to send by hand'
export const unconfirmed = 'Orders that wait to be confirmed'
export const stuckRefunds = 'Refunds that are stuck'
export const owedRefunds = 'Refunds to pay by UPI'
export const nothingWaits = 'Nothing waits.'
export const othersTitle = 'What else waits'

export const complaintOf = (number: string) => `Complaint ${number}`
export const about = 'About'
export const order = 'Order'
export const from = 'From'
export const reach = 'Reach them at'
export const state = 'State'
export const byCustomer = 'Customer'
export const byShop = 'You'
export const picture = (number: number) => `Picture ${number}`
export const acknowledge = 'I have read it'
export const acknowledgeHint = 'They are told that you have read it. An answer says that too.'
export const yourAnswer = 'Your answer'
export const answer = 'Answer'
export const settleTitle = 'Settle it'
export const settleHint = 'Say how it ended. Nothing can be written to it afterwards.'
export const howItEnded = 'How it ended'
export const settle = 'Settle it'
export const noTicketHere = {
  gone: 'There is no such complaint.',
  newer: 'They have written something new meanwhile: read it first.',
}
;('They have lost the link of an order: call the number of that order before you send it anew.')

export const ratingsTitle = 'Ratings'
export const openRatings = 'Without an answer'
export const allRatings = 'All'
export const noRatings = 'There is none.'
export const stars = (count: number) => counted(count, 'star')
export const yourAnswerBelow = 'Your answer, shown below the rating'
export const saveAnswer = 'Save the answer'
export const hide = 'Hide its words and pictures'
export const hideWhat =
  'Its stars go on counting. Only these reasons are allowed: the law asks for honest ratings.'
export const reason = 'Reason'
export const reasons = {
  abusive: 'It insults',
  personal: 'It tells of a person',
  'not-about-product': 'It is not about the thing',
  advertising: 'It advertises something else',
  unlawful: 'It is against the law',
}
export const hideNow = 'Hide it'
export const showAgain = 'Show it again'
export const hiddenBecause = (why: string) => `hidden: ${why}`
export const reasonNeeded = 'Please choose a reason.'
export const textMissing = 'Please write something.'
export const answerTooLong = (most: number) => `Please write at most ${most} letters.`

export const searchesTitle = 'Searches that found nothing'
export const searchesLead = 'What shoppers looked for. Nothing is kept of who asked.'
export const searchedFor = 'Searched for'
export const times = 'Times'
export const last = 'Last'
export const foundNow = 'is found by now'
export const noSearches = 'All searches found something.'
export const moreSearches = (count: number) => `and ${count} more`

export const messagesTitle = 'Mails and messages'
export const mailsTitle = 'Mails that were not sent'
export const noFailed = 'All mails are sent.'
export const tried = (count: number) => `tried ${counted(count, 'time')}`
export const againAt = (time: string) => `next try ${time}`
export const givenUp = 'given up'
export const sendAgain = 'Send again'
export const sendAllAgain = 'Send all again'
export const messagesByHandTitle = 'Messages to send by hand'
export const noMessages = 'There is no message to send.'
export const openWhatsApp = 'Open WhatsApp with the text'
export const iHaveSent = 'I have sent it'
export const wishTitle = 'Who wants no messages'
export const wishLead = 'Somebody who says stop gets no messages any more; codes to sign in still come.'
export const mobile = 'Mobile number'
export const wishStopped = 'That number gets no messages any more.'
export const wishStarted = 'That number gets messages again.'
export const noMore = 'No more messages'
export const messagesAgain = 'Messages again'
export const templatesTitle = 'Texts to register with the providers'
export const registeredAs = (channel: string, name: string) => `${channel}: ${name}`
export const notRegistered = (channel: string) => `${channel}: not named yet`
export const moreWait = (count: number) => `and ${count} more`
export const earlier = 'Newer'
export const further = 'Older'
