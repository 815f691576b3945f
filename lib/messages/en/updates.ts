// What a customer agrees to, in one line: messages about their own orders, and no advertising (Rule 98)
export const updatesOnOrder =
  'By ordering you agree to updates on this order on WhatsApp or by SMS, and to no advertising. Answer STOP to end them.'
export const updatesOnOrders =
  'Updates on your orders come to this number on WhatsApp or by SMS, never advertising. Answer STOP to end them.'
export const seePracticePhone = 'See what would have been sent to your phone'
