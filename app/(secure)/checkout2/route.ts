import { checkoutResponse } from '#components/pages/checkout-response.tsx'
import { paths } from '#lib/paths.ts'
import { filledRoute } from '#lib/server/http/filled-route.ts'

export const GET = filledRoute(paths.checkout, checkoutResponse)
