import type { RefObject } from 'react'
import { Icon } from '#components/ui/icon.tsx'
import type { Suggestion } from '#lib/contract/catalogue-schemas.ts'
import { pictureUrl } from '#lib/media/rules/picture-url.ts'
import { isPictureName } from '#lib/rules/picture-name.ts'
import { suggestions, suggestionsCounted } from '#messages/suggestions.ts'
import { useListKeys } from './use-list-keys.ts'
import { useSuggestions } from './use-suggestions.ts'

/** The list under the search box: a listbox that the box, a combobox, is moved through by its arrow keys. */
export default function Suggestions({ box }: { box: RefObject<HTMLInputElement | null> }) {
  const { list, close } = useSuggestions(box)
  const at = useListKeys(box, { list, close, open, idOf })
  return (
    <>
      <div
        id="suggestions"
        className="suggestions"
        role="listbox"
        aria-label={suggestions}
        hidden={list.length === 0}
        // The box keeps the focus.
        onPointerDown={event => event.preventDefault()}
      >
        {list.map((suggestion, i) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the combobox holds the focus
          // biome-ignore lint/a11y/useKeyWithClickEvents: and the keys
          <div
            key={suggestion.href}
            id={idOf(i)}
            role="option"
            aria-selected={i === at}
            onClick={() => open(suggestion)}
          >
            <Mark suggestion={suggestion} />
            {suggestion.text}
          </div>
        ))}
      </div>
      <p className="sr-only" role="status">
        {list.length > 0 && suggestionsCounted(list.length)}
      </p>
    </>
  )
}

const idOf = (i: number) => `suggestions-${i}`

const open = ({ href }: Suggestion) => location.assign(href)

const Mark = ({ suggestion: { kind, image } }: { suggestion: Suggestion }) =>
  kind === 'product' && isPictureName(image) ? (
    <img src={pictureUrl(image, '280x280')} alt="" width={40} height={40} loading="lazy" />
  ) : (
    <Icon name="search" />
  )
