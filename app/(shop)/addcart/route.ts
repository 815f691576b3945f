import { cartResponse } from '#components/pages/cart-response.tsx'
import { paths } from '#lib/paths.ts'
import { filledRoute } from '#lib/server/http/filled-route.ts'

export const GET = filledRoute(paths.cart, cartResponse)
