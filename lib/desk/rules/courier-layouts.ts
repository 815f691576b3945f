/** Forms of the sheet in which a courier takes many parcels at once. */
export const COURIER_LAYOUTS = ['generic', 'shiprocket', 'delhivery'] as const
export type CourierLayout = (typeof COURIER_LAYOUTS)[number]
