import { PasswordField } from '#components/session/password-field.tsx'
import { Button, ButtonLink } from '#components/ui/button.tsx'
import type { FormPath } from '#lib/forms/rules/form-path.ts'
import { dayInIndia } from '#lib/orders/rules/india-time.ts'
import { pathOf } from '#lib/paths.ts'
import { personalTables } from '#lib/privacy/rules/stored-data.ts'
import { eraseByCodeHint } from '#messages/codes-pages.ts'
import {
  bookedSince,
  downloadData,
  downloadHint,
  eraseButton,
  eraseGoes,
  eraseHeading,
  eraseStays,
  eraseWaits,
  keepButton,
  kindsStored,
  readPrivacy,
  rowCount,
  yourDataIntro,
  yourPassword,
} from '#messages/privacy-pages.ts'

type Props = {
  tables: Record<string, readonly object[]>
  askedAt?: string
  billYears: number
  error?: string
  /** The account is opened by codes alone. */
  hasNoPassword?: boolean
}

/** What is stored of the customer who looks, a file of it, and its erasure. */
export const OwnData = ({ tables, askedAt, billYears, error, hasNoPassword }: Props) => (
  <div className="grid gap-8">
    <p className="max-w-prose text-muted">
      {yourDataIntro}{' '}
      <a className="link" href={pathOf('privacy')}>
        {readPrivacy}
      </a>
    </p>
    <section>
      <h2>{kindsStored}</h2>
      <ul className="mt-3 grid gap-2">
        {personalTables.map(({ what, table }) => (
          <li key={table} className="flex flex-wrap justify-between gap-x-6 border-b border-line pb-2">
            <span className="min-w-0">{what}</span>
            <span className="text-muted">{rowCount(tables[table]?.length ?? 0)}</span>
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <ButtonLink href="/your-data.json" download>
          {downloadData}
        </ButtonLink>
        <span className="text-muted">{downloadHint}</span>
      </div>
    </section>
    <section>
      <h2>{eraseHeading}</h2>
      <div className="mt-3 max-w-prose space-y-2">
        <p>{eraseGoes}</p>
        <p>{eraseStays(billYears)}</p>
        <p>{eraseWaits}</p>
      </div>
      {askedAt ? <Booked askedAt={askedAt} /> : <EraseForm error={error} hasNoPassword={hasNoPassword} />}
    </section>
  </div>
)

const Booked = ({ askedAt }: { askedAt: string }) => (
  <form method="post" action={'/do/privacy/keep' satisfies FormPath} className="mt-4 grid gap-3">
    <p className="font-medium">{bookedSince(dayInIndia(askedAt))}</p>
    <Button type="submit" className="justify-self-start">
      {keepButton}
    </Button>
  </form>
)

const EraseForm = ({ error, hasNoPassword }: Pick<Props, 'error' | 'hasNoPassword'>) => (
  <form
    method="post"
    action={'/do/privacy/erase' satisfies FormPath}
    className="mt-4 grid max-w-md justify-items-start gap-4"
  >
    {hasNoPassword ? (
      <p>{eraseByCodeHint}</p>
    ) : (
      <PasswordField
        label={yourPassword}
        name="password"
        autoComplete="current-password"
        required
        error={error}
      />
    )}
    <Button type="submit">{eraseButton}</Button>
  </form>
)
