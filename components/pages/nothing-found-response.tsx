import { missedTermOf } from '#lib/catalogue/rules/search-path.ts'
import { routes } from '#lib/routes.ts'
import type { PageRequest } from '#lib/server/http/filled-pages.ts'
import type { FullResponse } from '#lib/server/http/response.ts'
import { pageTitles } from '#lib/shop/rules/page-titles.ts'
import { filledTemplate, templateFor } from './fill-template.tsx'
import { NothingFound } from './nothing-found.tsx'

/** The Product Not Found page with the term in it and in the search box, so that it need not be typed again. */
export async function nothingFoundResponse(request: PageRequest): Promise<FullResponse> {
  const term = missedTermOf(request.query)
  return filledTemplate(templateFor('nothing'), {
    title: pageTitles.productNotFound,
    canonical: routes.productNotFound.path,
    term,
    ahead: [],
    main: <NothingFound term={term} />,
  })
}
