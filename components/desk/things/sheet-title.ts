import type { Sheet } from '#lib/desk/rules/sheet-types.ts'
import { sheetName, undoName } from '#messages/desk-sheets.ts'

/** What long work is called. */
export const sheetTitle = ({ work, options }: Pick<Sheet, 'work' | 'options'>) =>
  work === 'undo' ? undoName(options.publication ?? 0, options.through ?? false) : sheetName[work]
