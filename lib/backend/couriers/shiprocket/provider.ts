import type { CourierService } from '../port.ts'
import { settings } from './settings.ts'

export const shiprocket: CourierService = {
  name: 'shiprocket',
  label: 'Shiprocket',
  settings,
  adapter: async () => (await import('./adapter.ts')).adapter,
}
