'use client'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Icon } from '#components/ui/icon.tsx'
import { LONGEST_TERM } from '#lib/constants.ts'
import type { ReadFormPath } from '#lib/linked-paths.ts'
import { search, searchTheShop } from '#messages/header.ts'

// Fetched when someone is about to type.
const Suggestions = lazy(() => import('./suggestions.tsx'))

/** A plain form: /do/search sends the browser on to /Product-Serach/{term}. With script it suggests while one types. */
export function SearchBox({ term, examples }: { term?: string; examples: string }) {
  const box = useRef<HTMLInputElement>(null)
  const [awake, setAwake] = useState(false)

  useEffect(() => {
    // Typed into before the script came.
    if (document.activeElement === box.current) setAwake(true)
  }, [])

  return (
    <search className="head-search">
      <form action={'/do/search' satisfies ReadFormPath}>
        <input
          ref={box}
          className="input"
          type="search"
          name="q"
          defaultValue={term}
          maxLength={LONGEST_TERM}
          placeholder={examples || search}
          role="combobox"
          aria-label={search}
          aria-autocomplete="list"
          aria-expanded="false"
          aria-controls="suggestions"
          autoComplete="off"
          enterKeyHint="search"
          onFocus={() => setAwake(true)}
        />
        <button type="submit" className="press" aria-label={searchTheShop}>
          <Icon name="search" />
        </button>
        <Suspense>{awake && <Suggestions box={box} />}</Suspense>
      </form>
    </search>
  )
}
