// npm run gst, and the page in its folder
export const gstUsage = `npm run gst -- YEAR-MONTH FOLDER    (as 2026-11: that month's bills and notes for your accountant)
FOLDER is made, and must not be there yet or be empty.`
export const gstKeptBy = 'The bills are kept by'
export const notMonth = (text: string) => `"${text}" is not a month. Write it as 2026-11.`
export const monthNotBegun = (month: string) => `The month ${month} has not begun yet.`
export const folderIsThere = (folder: string) =>
  `The folder ${folder} is there and not empty. Name another one, so that nothing in it is overwritten.`
export const gstArgumentsMissing = 'Say the month and the folder.'
export const gstWritten = (documents: string, folder: string) => `${documents} in ${folder}`
export const billsAndNotes = (bills: number, notes: number) =>
  `${bills} ${bills === 1 ? 'bill' : 'bills'} and ${notes} ${notes === 1 ? 'note' : 'notes'}`
export const nothingBilled = (month: string) => `Nothing was billed or taken back in ${month}.`
export const monthNotOver = (month: string) => `The month ${month} is not over: do this again when it is.`
export const readGstPage = 'README.html explains each figure.'

export const gstPageTitle = (month: string, shop: string) => `Bills and tax of ${month}: ${shop}`
export const askAccountant =
  'These figures are computed from the bills that the shop issued. Whether they are what you must file, only your accountant can say.'
export const dayMade = (day: string) => `Made on ${day}.`
export const statusIs: Record<string, string> = {
  regular: 'tax.status is "regular": tax is charged on each sale and told in form GSTR-1.',
  composition:
    'tax.status is "composition": no tax is charged to buyers. You file form CMP-08 for each quarter, with the turnover below, and form GSTR-4 once a year. The sheets of GSTR-1 are not for you and are left out.',
  unregistered:
    'tax.status is "unregistered": you file nothing for GST. Watch the turnover below: above the limit for registration (for goods ₹40 lakh in most states, ₹20 lakh or less in some) you must register.',
  'unregistered-handicraft':
    'tax.status is "unregistered-handicraft": you file nothing for GST. You may sell listed handicrafts into other states without registration up to the limit of turnover (₹20 lakh, in some states ₹10 lakh), with a PAN and e-way bills; above it you must register.',
  silent:
    'tax.status is not set in shop.json, so bills name no tax and no sheets of GSTR-1 are made. Set it with your accountant, and import.',
}
export const sheetHeading = 'Sheet'
export const sheetRows = 'Rows'
export const sheetSays = 'What it holds'
export const sheetMeaning: Record<string, string> = {
  b2cs: 'Table 7: sales to consumers by state and rate. Credit notes of this month for such sales are taken off here, so a figure may be below zero.',
  b2cl: 'Table 5: each bill above ₹1,00,000 to another state, by rate.',
  cdnur: 'Table 9B: credit notes of this month for bills that stood in b2cl, then or earlier.',
  exemp:
    'Table 8: what was sold at 0 %, less what came back. All of it stands as exempt: ask whether some is nil rated.',
  'hsn(b2b)':
    'Table 12: sales to registered businesses by HSN. This shop sells to consumers, so one row of zeros.',
  'hsn(b2c)': 'Table 12: sales to consumers by HSN, unit and rate, less what came back.',
  docs: 'Table 13: the first and the last number of each series in this month. None is cancelled: what was taken back has a credit note.',
  bills:
    'Not for the return: each bill and each note with its tax, its rounding and its total. The totals are what buyers were charged, and what went back to them.',
}
export const sumsHeading = 'Sums'
export const billedSum = 'Billed'
export const takenBackSum = 'Taken back'
export const differenceSum = 'Billed less taken back'
export const taxableSum = 'Taxable value'
export const igstSum = 'IGST'
export const cgstSum = 'CGST'
export const sgstSum = 'SGST/UTGST'
export const roundingSum = 'Rounding'
export const totalSum = 'Total'
export const roundingExplained =
  'Rounding is what lies between value with tax and what was paid: each tax is rounded to the paisa for itself, and an order to whole rupees. It is no part of any sheet of the return.'
export const turnoverHeading = 'Turnover'
export const turnoverOfMonth = 'This month'
export const turnoverOfQuarter = 'This quarter until the end of the month'
export const turnoverOfYear = 'This financial year until the end of the month'
export const untaxedAmong =
  'Some documents of this month name no tax: they were issued while tax.status was another. They stand in bills.csv alone.'
export const withoutHsnAmong =
  'Some goods were sold without HSN: they stand in the HSN sheets without one, and the offline tool will ask for it.'
export const sixDigits = 'HSN has six digits, as tax.sixDigitHsn says (above ₹5 crore of turnover).'
export const fourDigits = 'HSN has four digits (up to ₹5 crore of turnover; set tax.sixDigitHsn above it).'

export const billsColumns = [
  'number',
  'date',
  'document',
  'order',
  'payment',
  'place of supply',
  'taxable value',
  'IGST',
  'CGST',
  'SGST/UTGST',
  'rounding',
  'total',
]

// npm run bills
export const billsUsage = `npm run bills -- list [--month 2026-11]
npm run bills -- show NUMBER
npm run bills -- pdf NUMBER FILE.pdf`
export const noBills = 'No bills.'
export const noSuchBill = (number: string) => `There is no bill or note ${number}.`
export const billArgumentsWrong = 'Say one of list, show and pdf, as follows.'
export const pdfWritten = (number: string, file: string) => `${number} is in ${file}`
