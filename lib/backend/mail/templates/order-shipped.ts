import 'server-only'
import { routes } from '#lib/routes.ts'
import type { Letter, Paper } from '../letter.ts'

type Payload = { name: string; orderId: string; courier: string; number: string; corrected?: boolean }

export const orderShipped = (
  { name, orderId, courier, number, corrected }: Payload,
  { shop }: Paper,
): Letter => ({
  subject: `Your order ${orderId} from ${shop} is on its way`,
  greeting: `Namaste ${name},`,
  paragraphs: [
    corrected
      ? `This is the right courier and tracking number of your order ${orderId}. What we wrote before was wrong.`
      : `Your order ${orderId} has been handed to the courier.`,
  ],
  rows: [
    ['Courier', courier],
    ['Tracking number', number],
  ],
  button: { label: 'Track the order', path: `${routes.track.path}?order=${orderId}` },
})
