import { AddChoice } from '#components/catalogue/add-choice.tsx'
import { ListHandlers } from '#components/catalogue/list-handlers.tsx'
import { StaticHtml } from '#components/ui/static-html.tsx'

/** What the script answers on any list of products, wherever the list came from. */
export const ListScript = () => (
  <>
    <ListHandlers />
    <StaticHtml>
      <AddChoice />
    </StaticHtml>
  </>
)
