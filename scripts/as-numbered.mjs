export { asNumbered } from '#lib/orders/rules/as-numbered.ts'
