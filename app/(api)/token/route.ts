export const dynamic = 'force-dynamic'
export * from '../every-method.ts'
