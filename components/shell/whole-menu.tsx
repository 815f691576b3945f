'use client'
import { useEffect } from 'react'

/** Fetches the departments that a page has no room for when the menu opens. */
export function WholeMenu({ id }: { id: string }) {
  useEffect(() => {
    const menu = document.getElementById(id)
    const rest = menu?.querySelector<HTMLElement>('.rest')
    if (menu && rest)
      void import('#lib/catalogue/browser/fetch-departments.ts').then(
        ({ fetchDepartmentsWhenOpened }) => fetchDepartmentsWhenOpened(menu, rest),
        console.warn,
      )
  }, [id])
  return null
}
