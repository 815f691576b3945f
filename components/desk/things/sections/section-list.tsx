import { Act } from '#components/desk/act.tsx'
import { Button } from '#components/ui/button.tsx'
import { Picture } from '#components/ui/picture.tsx'
import type { ShownSection } from '#lib/desk/rules/section-types.ts'
import * as words from '#messages/desk-things-sections.ts'

type Props = {
  sections: readonly ShownSection[]
  seen: string
  /** Whether only one group is shown with what is in it: all would be too much for a phone. */
  isLong?: boolean
  opened?: number | undefined
}

/** All sections in their order, each with its arrows: one form, since its buttons say which of them is moved. */
export function SectionList({ sections, seen, isLong = false, opened }: Props) {
  const isWhole = (id: number) => !isLong || id === opened
  return (
    <Act action="/desk/do/things/sectionMove">
      <input type="hidden" name="seen" value={seen} />
      <Sections sections={sections} isWhole={isWhole} />
    </Act>
  )
}

type Listed = Pick<Props, 'sections'> & { isWhole?: (id: number) => boolean }

const Sections = ({ sections, isWhole = () => true }: Listed) => (
  <ol className="desk-sections">
    {sections.map((section, at) => (
      <li key={section.id} id={`section-${section.id}`}>
        <div className="desk-section">
          <a href={`/desk/shop/sections/${section.id}`}>
            {section.picture !== undefined && <Picture name={section.picture} alt="" size="280x280" />}
            <span>
              <b>{section.name}</b>
              <span className="block text-sm text-muted">{words.thingsThere(section.things)}</span>
            </span>
          </a>
          {sections.length > 1 && (
            <Arrows section={section} isFirst={at === 0} isLast={at === sections.length - 1} />
          )}
        </div>
        {section.sections.length > 0 &&
          (isWhole(section.id) ? (
            <Sections sections={section.sections} />
          ) : (
            <a
              className="link inline-flex min-h-11 items-center"
              href={`/desk/shop/sections?in=${section.id}#section-${section.id}`}
            >
              {words.showSections(section.sections.length, section.name)}
            </a>
          ))}
      </li>
    ))}
  </ol>
)

type Arrow = { section: ShownSection; isFirst: boolean; isLast: boolean }

// Plain buttons: hundreds of them need no script each. The form itself shows which one was pressed.
const Arrows = ({ section: { id, name }, isFirst, isLast }: Arrow) => (
  <span className="desk-arrows">
    {isFirst ? (
      <span />
    ) : (
      <Button type="submit" size="small" name="press" value={`up:${id}`} aria-label={words.sectionUp(name)}>
        ↑
      </Button>
    )}
    {isLast ? (
      <span />
    ) : (
      <Button
        type="submit"
        size="small"
        name="press"
        value={`down:${id}`}
        aria-label={words.sectionDown(name)}
      >
        ↓
      </Button>
    )}
  </span>
)
