import { Picture } from '#components/ui/picture.tsx'
import { Select } from '#components/ui/select.tsx'
import type { SubmittedValues } from '#lib/api/server/submitted-values.ts'
import { NO_SIZE } from '#lib/constants.ts'
import type { OrderLine } from '#lib/contract/orders-schemas.ts'
import { NAMELESS } from '#lib/returns/rules/read-asked-return.ts'
import {
  newPiece,
  noneOfIt,
  noSizeInstead,
  nothingElseInStock,
  pieces,
  piecesOf,
  sizeInstead,
  sizeInsteadOf,
} from '#messages/returns-pages.ts'
import { sizeIs } from '#messages/ui-pages.ts'

type Props = {
  line: OrderLine
  place: number
  left: number
  choices: readonly string[]
  mayExchange: boolean
  typed?: SubmittedValues | undefined
}

/** How many pieces of a line are sent back, and what is wanted for them. */
export function ReturnLine({ line, place, left, choices, mayExchange, typed }: Props) {
  const { CoProduct: name, CoSmallImage: image, CoSize: size } = line
  return (
    <div className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-3">
      <Picture name={image} alt="" size="300x300" />
      <div className="grid min-w-0 gap-2">
        <p>
          <span className="order-name">{name}</span>
          {size && size !== NO_SIZE && <span className="block text-sm text-muted">{sizeIs(size)}</span>}
        </p>
        <Select
          label={pieces}
          aria-label={piecesOf(name)}
          name={`units-${place}`}
          defaultValue={typed?.[`units-${place}`] ?? '0'}
        >
          <option value="0">{noneOfIt}</option>
          {Array.from({ length: left }, (_, index) => (
            <option key={index + 1}>{index + 1}</option>
          ))}
        </Select>
        {mayExchange && choices.length > 0 && (
          <Select
            label={sizeInstead}
            aria-label={sizeInsteadOf(name)}
            name={`to-${place}`}
            defaultValue={typed?.[`to-${place}`] ?? ''}
          >
            <option value="">{noSizeInstead}</option>
            {choices.map(choice => (
              <option key={choice} value={choice || NAMELESS}>
                {choice || newPiece}
              </option>
            ))}
          </Select>
        )}
        {mayExchange && choices.length === 0 && <p className="text-sm text-muted">{nothingElseInStock}</p>}
      </div>
    </div>
  )
}
