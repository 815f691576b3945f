export const sheetDamaged =
  'the spreadsheet is damaged or not whole: open it, save it again as .xlsx, or as “CSV UTF-8 (comma delimited)”'
export const sheetLocked = 'the spreadsheet has a password: save it without one'
export const sheetTooLarge =
  'the spreadsheet is too large to be read as it is: save it as “CSV UTF-8 (comma delimited)”'
export const sheetWithoutRows = 'the sheet is empty: its first row names the columns'
export const formulaWithoutValue =
  'is a formula whose value the file does not hold: open it in your spreadsheet and save it again'
export const errorInCell = (error: string) => `holds the error ${error}: mend the formula`
export const tooManyColumns = (most: number) => `the row has more than ${most} columns`
export const bothTables = (csv: string, sheet: string) =>
  `holds ${csv} and ${sheet}: keep the one that is meant`
