/** The JSON of an address; a status other than 200 is thrown with its text. */
export const fetchJson = async <Answer>(address: string, init?: RequestInit): Promise<Answer> => {
  const response = await fetch(address, init)
  if (response.status !== 200)
    throw new Error(`${address} answered ${response.status}: ${await response.text()}`)
  return (await response.json()) as Answer
}

export const postJson = <Answer>(address: string, body: unknown, headers: Record<string, string> = {}) =>
  fetchJson<Answer>(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
