import { wantExchange, wantMoney } from '#messages/returns-pages.ts'

type Props = { label: string; mayExchange: boolean; chosen: string | undefined }

/** The choice between a refund and an exchange; only a refund where the shop does not exchange. */
export const RefundOrExchange = ({ label, mayExchange, chosen }: Props) =>
  mayExchange ? (
    <fieldset>
      <legend className="mb-1 text-sm font-medium">{label}</legend>
      <Wish value="money" text={wantMoney} isChosen={chosen !== 'exchange'} />
      <Wish value="exchange" text={wantExchange} isChosen={chosen === 'exchange'} />
    </fieldset>
  ) : (
    <input type="hidden" name="wish" value="money" />
  )

const Wish = ({ value, text, isChosen }: { value: string; text: string; isChosen: boolean }) => (
  <label className="flex min-h-11 items-center gap-2">
    <input type="radio" name="wish" value={value} defaultChecked={isChosen} />
    {text}
  </label>
)
