import { pageRefreshed, refreshBegan } from './page-refresh.ts'

test('a press waits until every refresh of its page has ended', async () => {
  await pageRefreshed()
  const [first, second] = [refreshBegan(), refreshBegan()]
  let sent = false
  const press = pageRefreshed().then(() => {
    sent = true
  })
  first()
  await Promise.resolve()
  expect(sent).toBe(false)
  second()
  await press
  expect(sent).toBe(true)
  await pageRefreshed()
})
