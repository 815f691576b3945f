import { onRequestError } from './instrumentation.ts'

test('an error report names the page of an order without its key', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => {})
  const request = {
    path: `/order/${'k'.repeat(43)}?_rsc=1`,
    method: 'GET',
    headers: { 'x-request-id': 'r1' },
  }
  await onRequestError(new Error('It broke.'), request, {} as never)
  expect(said.mock.calls).toEqual([['Request r1 (/order/…?…) failed; digest undefined.']])
  said.mockRestore()
})
