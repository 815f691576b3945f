// What is wrong in the parts of shop.json that say who sells

export const notMoment = 'is not a day or a moment, like 2026-11-30 or 2026-11-30 10:00'
export const bannerEndsFirst = 'is not after the moment from which the banner is shown'
export const notMail = 'is not an email address'
export const notTelephone = 'is not a telephone number (8 to 20 digits, with spaces or + if you like)'
export const notPin = 'is not a PIN code of six digits'
export const notState = 'is not one of the 36 states and union territories, like "Madhya Pradesh"'
export const notGstin =
  'is not a GSTIN: 15 characters, the last of which is a check digit. One of them is mistyped'
export const gstinOfAnotherState = (code: string, issuer: string | undefined, state: string) =>
  `begins with ${code}, ${issuer ? `which is ${issuer}` : 'which is no state'}, and seller.address.state is ${state}`
export const notCin =
  'is not a company’s CIN (21 characters like U52100MP2020PTC051234) or an LLP’s number (like AAB-1234)'
export const notFssai = 'is not an FSSAI number of 14 digits'
export const notHsn = 'is not an HSN code (4, 6 or 8 digits)'
export const notDay = 'is not a day like 2026-04-01'
export const notSeries = 'is not a beginning of bill numbers (1 to 4 letters or digits, like NH)'
export const notSlug = 'is not an address like warranty or care-of-brass (small letters, digits and -)'
export const oneOfThese = (names: string) => `must be one of ${names}`
export const policyTextOrFile = 'needs either a text or a file'
export const policyTwice = 'two of them have the same slug'
export const declaredLand = 'is not a country of two letters, like IN'
export const taxWithoutGstin = (status: string) => `is missing, and tax.status is ${status}: give the GSTIN`
export const gstinWithoutTax = (status: string) =>
  `is ${status}, and seller.gstin is given: who is registered is regular or composition`
export const notWhole = 'must be a whole number'
export const notWhatsApp = 'is not an Indian mobile number of ten digits'
