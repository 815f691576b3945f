import { ButtonLink } from '#components/ui/button.tsx'
import * as words from '#messages/desk-shop-list.ts'
import { Act } from '../act.tsx'
import { ActButton } from '../act-button.tsx'

type Props = {
  things: number
  missing: number
  isNotOpenYet: boolean
  closed: { words: string; until: string } | undefined
}

/** Whether shoppers can order, and what changes that. */
export const ShopState = ({ things, missing, isNotOpenYet, closed }: Props) => (
  <section className="desk-card">
    <h2>{isNotOpenYet ? words.notOpenYetTitle : closed ? words.closedTitle : words.openTitle}</h2>
    <p>
      {isNotOpenYet
        ? words.notOpenYetLead
        : closed
          ? words.closedSays(closed.words, closed.until)
          : words.openUntilClosed}
    </p>
    <div className="desk-acts">
      {isNotOpenYet ? (
        <ButtonLink href="/desk/preview">{words.previewShop}</ButtonLink>
      ) : (
        <ButtonLink href="/">{words.seeShop}</ButtonLink>
      )}
      {!isNotOpenYet && <ButtonLink href="/desk/shop/closed">{words.closedSign}</ButtonLink>}
    </div>
    {isNotOpenYet && (
      <details>
        <summary>{words.openShop}</summary>
        <Act action="/desk/do/shop/open" className="grid gap-3">
          <p>{words.openShopWhat(things, missing)}</p>
          <ActButton look="primary">{words.openShop}</ActButton>
        </Act>
      </details>
    )}
  </section>
)
