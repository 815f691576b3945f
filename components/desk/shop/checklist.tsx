import { Icon } from '#components/ui/icon.tsx'
import { missingLead, missingTitle, needed, nothingMissing } from '#messages/desk-shop-list.ts'

type Todo = { what: string; at: string; isFirst?: true }

/** What is missing, each with the page where it is set. */
export const Checklist = ({ todos }: { todos: readonly Todo[] }) => (
  <section className="desk-card">
    <h2>{missingTitle}</h2>
    {todos.length === 0 ? (
      <p>{nothingMissing}</p>
    ) : (
      <>
        <p className="text-sm text-muted">{missingLead}</p>
        <ol className="desk-links">
          {todos.map(({ what, at, isFirst }) => (
            <li key={what}>
              <a href={at === 'things' ? '/desk/things' : `/desk/shop/${at}`}>
                <span>
                  {what}{' '}
                  {isFirst && (
                    <span className="desk-tag" data-tone="bad">
                      {needed}
                    </span>
                  )}
                </span>
                <Icon name="right" />
              </a>
            </li>
          ))}
        </ol>
      </>
    )}
  </section>
)
