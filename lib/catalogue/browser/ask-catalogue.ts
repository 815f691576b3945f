import { callApi } from '#lib/api/browser/api-client.ts'
import { catalogue } from '#lib/contract/catalogue.ts'

// What a page asks only once somebody types or chooses; it is fetched with the first such question.

export const askStock = (id: number) => callApi(catalogue.productsById, { ids: [id] })

export const callSuggest = (q: string) =>
  callApi({ ...catalogue.suggest, path: `${catalogue.suggest.path}?${new URLSearchParams({ q })}` })
