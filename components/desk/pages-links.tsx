import { ButtonLink } from '#components/ui/button.tsx'

type Props = {
  page: number
  pages: number
  hrefOf: (page: number) => string
  earlier: string
  further: string
}

/** Links to the pages of a long list before and after this one. */
export const PagesLinks = ({ page, pages, hrefOf, earlier, further }: Props) =>
  pages > 1 && (
    <nav className="desk-acts" aria-label={`${page} / ${pages}`}>
      {page > 1 && <ButtonLink href={hrefOf(page - 1)}>{earlier}</ButtonLink>}
      {page < pages && <ButtonLink href={hrefOf(page + 1)}>{further}</ButtonLink>}
    </nav>
  )
