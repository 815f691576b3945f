import { noteRefreshStart, whenRefreshed } from './wait-for-refresh.ts'

test('a press waits until every refresh of its page has ended', async () => {
  await whenRefreshed()
  const [first, second] = [noteRefreshStart(), noteRefreshStart()]
  let sent = false
  const press = whenRefreshed().then(() => {
    sent = true
  })
  first()
  await Promise.resolve()
  expect(sent).toBe(false)
  second()
  await press
  expect(sent).toBe(true)
  await whenRefreshed()
})
