import { Icon } from '#components/ui/icon.tsx'
import type { Todo } from '#lib/desk/rules/todo.ts'
import { missingTitle, needed, nothingMissing, todoFirst, todoGroups } from '#messages/desk-shop-list.ts'

/** What is still to do, each line with the page where it is done. */
export const Checklist = ({ todos, isOpen }: { todos: readonly Todo[]; isOpen: boolean }) => (
  <section className="desk-card">
    <h2>{missingTitle}</h2>
    {todos.length === 0 && <p>{nothingMissing}</p>}
    {GROUPS.map(group => (
      <Lines
        key={group}
        title={isOpen && group === 'first' ? todoFirst : todoGroups[group]}
        todos={todos.filter(todo => todo.group === group)}
      />
    ))}
  </section>
)

const GROUPS = ['first', 'law', 'later'] as const

const Lines = ({ title, todos }: { title: string; todos: readonly Todo[] }) =>
  todos.length > 0 && (
    <>
      <h3 className="font-bold">{title}</h3>
      <ul className="desk-links">
        {todos.map(({ what, at, parts, isNeeded }) => (
          <li key={`${at} ${what}`}>
            <a href={at === 'things' ? '/desk/things' : `/desk/shop/${at}`}>
              <span>
                {what}{' '}
                {isNeeded && (
                  <span className="desk-tag" data-tone="bad">
                    {needed}
                  </span>
                )}
                {parts.length > 0 && <span className="block text-sm text-muted">{parts.join(', ')}</span>}
              </span>
              <Icon name="right" />
            </a>
          </li>
        ))}
      </ul>
    </>
  )
