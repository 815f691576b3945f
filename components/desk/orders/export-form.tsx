import { Select } from '#components/ui/select.tsx'
import {
  chooseDays,
  exportDays,
  exportLead,
  exportNow,
  exportSpan,
  exportTitle,
} from '#messages/desk-orders-many.ts'
import { Act } from '../act.tsx'
import { ActButton } from '../act-button.tsx'

/** Downloads the orders of some days. */
export const ExportForm = () => (
  <details className="desk-card">
    <summary>{exportTitle}</summary>
    <Act action="/desk/do/orders/export" className="grid gap-3 pb-2">
      <p>{exportLead}</p>
      <Select label={exportSpan} name="days" required defaultValue="30" title={chooseDays}>
        {Object.entries(exportDays).map(([days, text]) => (
          <option key={days} value={days}>
            {text}
          </option>
        ))}
      </Select>
      <ActButton>{exportNow}</ActButton>
    </Act>
  </details>
)
