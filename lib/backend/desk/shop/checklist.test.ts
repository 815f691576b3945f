import { todo } from '#messages/desk-shop-list.ts'
import { doIt } from '#messages/shop-check.ts'
import { withTestDatabase } from '../../db/test-database.ts'
import { addProduct } from '../../test-product.ts'
import { runRead } from '../run-read.ts'
import { testDesk } from './test-owner.ts'

withTestDatabase()
const desk = testDesk()

const lines = async (group: string) =>
  (await runRead(await desk.token('owner'), 'shop', 'checklist', {})).read.todos.filter(
    each => each.group === group,
  )
const whats = async (group: string) => (await lines(group)).map(({ what }) => what)

test('the list begins with what opens the shop, then says what the law asks, one line for each page', async () => {
  expect(await whats('first')).toEqual([todo.name, todo.things, todo.delivery, doIt.bills, doIt.contact])
  expect(await whats('law')).toEqual([
    ...[doIt.officer, doIt.declared, doIt.policies, doIt.returns, doIt.seller],
  ])
  expect((await lines('law')).find(({ at }) => at === 'policies')?.parts).toEqual([
    'privacy',
    'delivery',
    'terms',
  ])
  expect(await whats('later')).toContain(todo.payments)
})

test('what was done is not on the list any more', async () => {
  await addProduct({ id: 1, sizes: { NA: 50 }, price: 500 })
  await desk.act('owner', 'shop', 'save', { page: 'name', name: 'Reva' })
  await desk.act('owner', 'shop', 'save', {
    ...{ page: 'tax', 'tax.status': 'unregistered-handicraft' },
  })
  await desk.act('owner', 'shop', 'deliveryRow', {
    ...{
      was: '',
      prefix: '*',
      charge: '40',
      served: 'yes',
      cod: 'yes',
      cod_max: '',
      days_from: '',
      days_to: '',
    },
  })
  expect(await whats('first')).toEqual([doIt.contact])
})

test('of many things that lack the same, five are named and the others counted', async () => {
  for (let id = 2; id <= 9; id++) await addProduct({ id, name: `Kurta ${id}`, sizes: { NA: 50 }, price: 500 })
  const all = (await lines('law')).flatMap(line => line.parts).find(part => part.includes('Kurta')) ?? ''
  expect(all).toContain('Kurta 5')
  expect(all).not.toContain('Kurta 6')
  expect(all).toContain('4 more')
})
