import type { CourierService } from '../port.ts'

/** Undefined where its keys are not set. */
export const settings: CourierService['settings'] = ({ shiprocket, courierApiUrl }) =>
  shiprocket && { provider: 'shiprocket', ...shiprocket, apiUrl: courierApiUrl, practice: false }
