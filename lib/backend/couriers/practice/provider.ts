import { practiceCourier } from '#messages/practice-courier.ts'
import type { CourierService } from '../port.ts'
import { settings } from './settings.ts'

/** Speaks the protocol of a real service over HTTP, so that trying it out tests the real adapter. */
export const practice: CourierService = {
  name: 'practice',
  label: practiceCourier,
  settings,
  adapter: async () => (await import('./adapter.ts')).adapter,
}
