import 'server-only'
import { withStandIn as withPractice } from '../practice/test-stand-in.ts'
import type { WithStandIn } from '../test-stand-in.ts'

/** The practice provider has its protocol. */
export const withStandIn: WithStandIn = () => {
  const standIn = withPractice()
  return { ...standIn, settings: () => ({ ...standIn.settings(), provider: 'razorpay', practice: false }) }
}
