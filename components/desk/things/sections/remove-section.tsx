import { Act } from '#components/desk/act.tsx'
import { ActButton } from '#components/desk/act-button.tsx'
import type { SectionOfDesk } from '#lib/desk/rules/section-types.ts'
import * as words from '#messages/desk-things-sections.ts'

/** Takes an empty section away; of another one it says what stands in the way. */
export const RemoveSection = ({ section }: { section: SectionOfDesk }) => {
  const { id, page, seen, sections, things } = section
  const isCollection = page.level === 'collection'
  return sections + things > 0 && !isCollection ? (
    <p className="text-sm text-muted">{words.cannotTakeAway(sections, things)}</p>
  ) : (
    <details>
      <summary>{words.takeAway}</summary>
      <Act action="/desk/do/things/sectionAway" className="grid gap-2">
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="seen" value={seen.all} />
        <p>{isCollection ? words.takeCollectionAwayWhat : words.takeAwayWhat}</p>
        <ActButton>{words.takeAwayNow}</ActButton>
      </Act>
    </details>
  )
}
