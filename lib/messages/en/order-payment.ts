export const givenBack = 'The payment is given back'
export const nothingPaid = 'Nothing was paid'
export const nothingToPay = 'Nothing to pay'

export const paidOnline = (total: string) => `${total} paid online`
export const toPayOnline = (total: string) => `${total} to pay online, not paid yet`
export const paidAtDoor = (total: string) => `${total} paid at the door`
export const toPayAtDoor = (total: string) => `${total} to pay at the door`
export const thenAtDoor = (rest: string) => `then ${rest} at the door`
export const atTheDoor = (total: string) => `${total} at the door`
