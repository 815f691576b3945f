import { sheetFile } from '#messages/desk-orders-courier-sheets.ts'
import { FileField } from '../shop/file-field.tsx'

/** A sheet of a courier, as it is chosen on a phone. */
export const SheetFile = ({ error }: { error?: string | undefined }) => (
  <FileField
    label={sheetFile}
    accept=".csv,.txt,.tsv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
    error={error}
    required
  />
)
