import 'server-only'
import { practiceFaults } from '#messages/practice-courier.ts'
import { timeText } from './protocol.ts'

/** Its couriers; the last ones do what goes wrong with real ones. */
const COMPANIES = [
  { id: 101, name: 'Narmada Surface', base: 42, slab: 14, days: 5, cod: 1 },
  { id: 102, name: 'Satpura Air', base: 88, slab: 31, days: 2, cod: 0 },
  { id: 103, name: 'Malwa Express', base: 61, slab: 19, days: 3, cod: 1 },
  { id: 901, name: practiceFaults.late, base: 70, slab: 20, days: 6, cod: 1 },
  { id: 902, name: practiceFaults.twice, base: 71, slab: 20, days: 6, cod: 1 },
  { id: 903, name: practiceFaults.busy, base: 72, slab: 20, days: 6, cod: 1 },
]
export const LATE = '901'
export const TWICE = '902'
export const BUSY = '903'

export const nameOf = (code: string) => COMPANIES.find(({ id }) => String(id) === code)?.name

/** Islands, to which it does not go. */
export const isServed = (pin: string) => /^[1-9]\d{5}$/.test(pin) && !pin.startsWith('744')

export const companiesFor = ({ grams, isAtDoor }: { grams: number; isAtDoor: boolean }) => ({
  available_courier_companies: COMPANIES.filter(({ cod }) => !isAtDoor || cod).map(company => ({
    courier_company_id: company.id,
    courier_name: company.name,
    rate: company.base + company.slab * Math.max(0, Math.ceil(grams / 500) - 1) + (isAtDoor ? 35 : 0),
    cod: company.cod,
    cod_charges: isAtDoor ? 35 : 0,
    etd: etd(company.days),
    estimated_delivery_days: String(company.days),
    rto_charges: company.base,
    rating: 4,
  })),
})

const etd = (days: number) =>
  new Intl.DateTimeFormat('en-US', {
    timeZone: 'Asia/Kolkata',
    month: 'short',
    day: '2-digit',
    year: 'numeric',
  }).format(Date.now() + days * 86_400_000)

/** Tomorrow at eleven. */
export const pickupTime = () => `${timeText(new Date(Date.now() + 86_400_000)).slice(0, 10)} 11:00:00`
