import { missedTermOf } from '#lib/catalogue/rules/search-path.ts'
import { routes } from '#lib/routes.ts'
import { pageTitles } from '#lib/shop/rules/page-titles.ts'
import { filledTemplate, templateFor } from './fill-template.tsx'
import { NothingFound } from './nothing-found.tsx'

/** The Product Not Found page with the term in it and in the search box, so that it need not be typed again. */
export async function nothingFoundResponse(request: Request): Promise<Response> {
  const term = missedTermOf(new URL(request.url).searchParams)
  return filledTemplate(templateFor('nothing'), {
    title: pageTitles.productNotFound,
    canonical: routes.productNotFound.path,
    term,
    ahead: [],
    main: <NothingFound term={term} />,
  })
}
