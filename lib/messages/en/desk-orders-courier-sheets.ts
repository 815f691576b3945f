// Sheets to and from couriers at the desk

export const sheetsLink = 'Courier sheets'
export const sheetsTitle = 'Courier sheets'
export const sheetsLead =
  'For a courier who takes many parcels by a sheet: download what is packed, upload it at the courier, and bring back the numbers that it gives.'
export const downloadTitle = '1. What is packed'
export const downloadLead = 'One row for each parcel, with name and address. Keep it safe.'
export const layout = 'Columns'
export const chooseLayout = 'Choose the columns.'
export const download = 'Download'
export const saidDownloaded = 'The sheet is being downloaded.'
export const numbersTitle = '2. The numbers of the courier'
export const numbersLead =
  'A sheet (CSV or .xlsx) with the order and the number of its parcel (AWB). You see what would happen before anything does.'
export const courierOfRows = 'Courier, where the sheet names none'
export const sheetFile = 'The sheet'
export const sheetNeeded = 'Choose a sheet.'
export const sheetTypes = 'It is a CSV file or an .xlsx file.'
export const readIt = 'Look at it'
export const lastSheets = 'The last sheets'
export const readOn = (when: string, by: string) => `${when}, ${by}`
export const isTaken = 'taken in'
export const notTaken = 'only looked at'
export const backToSheets = 'Courier sheets'
export const rowNumber = (line: number) => `Row ${line}`
export const markSent = (count: number) => `Mark ${count} as sent`
export const whatIsWrong = 'What cannot be used'
export const whatIsGood = 'What is good'
export const underWay = (done: number, all: number) =>
  `${done} of ${all} are marked as sent. Reload the page to see how far it is.`
export const earlier = 'Earlier'
export const further = 'Further'
