'use client'
import { useEffect } from 'react'

/** What a list does at once where its forms alone would ask the shop: sorting sends itself, typing narrows the categories. */
export function ListHandlers() {
  useEffect(() => {
    const sort = ({ target }: Event) => {
      if (target instanceof HTMLSelectElement && target.name === 'sort') target.form?.requestSubmit()
    }
    const type = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && target.dataset.narrows !== undefined) narrow(target)
    }
    // Typed before the script came, or kept by Back.
    const box = document.querySelector<HTMLInputElement>('[data-narrows]')
    if (box?.value) narrow(box)
    // Chosen before the script came; a page that Back has kept goes by its own address again.
    const order = document.querySelector<HTMLSelectElement>('select[name="sort"]')
    if (order && order.value !== servedValue(order)) order.form?.requestSubmit()
    const back = ({ persisted }: PageTransitionEvent) => {
      if (persisted && order) order.value = servedValue(order)
    }
    document.addEventListener('change', sort)
    document.addEventListener('input', type)
    window.addEventListener('pageshow', back)
    return () => {
      window.removeEventListener('pageshow', back)
      document.removeEventListener('change', sort)
      document.removeEventListener('input', type)
    }
  }, [])
  return null
}

const servedValue = ({ options }: HTMLSelectElement) =>
  [...options].find(option => option.defaultSelected)?.value ?? options[0]?.value ?? ''

function narrow(box: HTMLInputElement) {
  const word = box.value.trim().toLowerCase()
  const entries = [...(box.parentElement?.querySelectorAll('li') ?? [])]
  for (const entry of entries) entry.hidden = !entry.textContent?.toLowerCase().includes(word)
  const none = box.parentElement?.querySelector<HTMLElement>(':scope > p')
  if (none) none.hidden = entries.some(entry => !entry.hidden)
}
