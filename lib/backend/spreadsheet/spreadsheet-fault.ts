import 'server-only'

/** Why a spreadsheet cannot be read, in a sentence for who made it. */
export class SpreadsheetFault extends Error {
  constructor(reason: string) {
    super(reason)
    this.name = 'SpreadsheetFault'
  }
}
