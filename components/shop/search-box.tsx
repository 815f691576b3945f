import { Icon } from '#components/ui/icon.tsx'

/** A plain form: /do/search sends the browser on to /Product-Serach/{term}. */
export const SearchBox = ({ term }: { term?: string }) => (
  <search className="head-search">
    <form action="/do/search">
      <input
        className="input"
        type="search"
        name="q"
        defaultValue={term}
        placeholder="Search sarees, brass, toys…"
        aria-label="Search"
        autoComplete="off"
        enterKeyHint="search"
      />
      <button type="submit" className="press" aria-label="Search the shop">
        <Icon name="search" />
      </button>
    </form>
  </search>
)
