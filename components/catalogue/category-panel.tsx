'use client'
import { useState } from 'react'
import { useHydrated } from '#lib/browser/use-hydrated.ts'
import { messages } from '#lib/messages.ts'

type Named = { href: string; name: string }

/** The categories beside a search's results, narrowed by typing. */
export function CategoryPanel({ categories }: { categories: Named[] }) {
  const [typed, setTyped] = useState('')
  const hydrated = useHydrated()
  const word = typed.trim().toLowerCase()
  const shown = categories.filter(({ name }) => name.toLowerCase().includes(word))
  return (
    <nav aria-label="Categories" className="tree">
      <h2 className="facet">Categories</h2>
      {categories.length === 0 && <p className="text-sm text-muted">{messages.categoriesFailed}</p>}
      {hydrated && categories.length > 0 && (
        <input
          className="input"
          type="search"
          value={typed}
          onChange={event => setTyped(event.target.value)}
          placeholder="Search categories"
          aria-label="Search categories"
        />
      )}
      <ul>
        {shown.map(({ href, name }) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
      {categories.length > 0 && shown.length === 0 && (
        <p className="text-sm text-muted">No category of this name.</p>
      )}
    </nav>
  )
}
