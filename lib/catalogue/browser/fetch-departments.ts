import { allDepartmentsShown, departmentsFailed, fetchingDepartments } from '#messages/departments.ts'

/** Puts all departments in the place of those that the page came with, when the menu opens for the first time. */
export function fetchDepartmentsWhenOpened(menu: HTMLElement, rest: HTMLElement) {
  let isAsked = false
  const fetchOnce = async () => {
    if (isAsked || !menu.matches(':popover-open')) return
    isAsked = true
    isAsked = await fetchRest(rest)
  }
  const retry = rest.querySelector('button')
  menu.addEventListener('toggle', fetchOnce)
  retry?.addEventListener('click', fetchOnce)
  // It may have been opened before this script came.
  void fetchOnce()
  return () => {
    menu.removeEventListener('toggle', fetchOnce)
    retry?.removeEventListener('click', fetchOnce)
  }
}

const LIMIT_MS = 10_000

/** Whether it was there. What the page has can be used meanwhile, and so can the link to the page of all. */
async function fetchRest(rest: HTMLElement): Promise<boolean> {
  const status = rest.querySelector('[role=status]')
  const retry = rest.querySelector('button')
  if (status) status.textContent = fetchingDepartments
  try {
    const link = rest.querySelector('a')
    const response = await fetch(link?.href ?? '', { signal: AbortSignal.timeout(LIMIT_MS) })
    if (!response.ok) throw new Error(`${response.status}`)
    const page = new DOMParser().parseFromString(await response.text(), 'text/html')
    const groups = [...page.querySelectorAll<HTMLDetailsElement>('.all-departments > details')]
    if (groups.length === 0) throw new Error('A page without departments.')
    replaceGroups(rest, groups)
    if (retry && document.activeElement === retry) groups[0]?.querySelector('summary')?.focus()
    retry?.toggleAttribute('hidden', true)
    if (status) status.textContent = allDepartmentsShown
    return true
  } catch (error) {
    console.warn('Departments', error)
    if (status) status.textContent = departmentsFailed
    retry?.toggleAttribute('hidden', false)
    return false
  }
}

/** What stood open stays open, and the link or heading that had the focus has it again. */
function replaceGroups(rest: HTMLElement, groups: readonly HTMLDetailsElement[]) {
  const tree = rest.parentElement
  const focused = document.activeElement
  const shown = [...(tree?.querySelectorAll<HTMLDetailsElement>(':scope > details') ?? [])]
  const isOpen = new Set(shown.filter(group => group.open).map(nameOf))
  for (const group of groups) group.open = isOpen.has(nameOf(group))
  const nextFocus = shown.some(group => group.contains(focused)) ? counterpart(groups, focused) : undefined
  for (const group of shown) group.remove()
  rest.before(...groups.map(group => document.adoptNode(group)))
  nextFocus?.focus({ preventScroll: true })
}

const nameOf = (group: HTMLDetailsElement) => group.querySelector('summary')?.textContent

const counterpart = (groups: readonly HTMLDetailsElement[], focused: Element | null) => {
  const href = focused?.getAttribute('href')
  return groups
    .flatMap(group => [...group.querySelectorAll<HTMLElement>('summary, a')])
    .find(each => (href ? each.getAttribute('href') === href : each.textContent === focused?.textContent))
}
