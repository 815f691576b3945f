import { ButtonLink } from '#components/ui/button.tsx'
import { blankField } from '#lib/desk/rules/fill-blanks.ts'
import { routes } from '#lib/routes.ts'
import { policyPath } from '#lib/shop/rules/policy-path.ts'
import * as words from '#messages/desk-shop-policies.ts'
import { Act } from '../act.tsx'
import { ActButton } from '../act-button.tsx'
import { ActField } from '../act-field.tsx'
import { PolicyLook } from './policy-look.tsx'
import { ShopInput } from './shop-input.tsx'

type Props = {
  slug: string
  read: {
    isSaid: boolean
    title: string
    summary: string
    text: string
    blanks: readonly string[]
    seen: string
  }
  typed?: Record<string, string> | undefined
  fields?: Record<string, string> | undefined
}

/** A policy's text, to be filled in, looked at and published. */
export const PolicyForm = ({ slug, read, typed, fields }: Props) => (
  <>
    <Act key={read.seen} action="/desk/do/shop/policy" encType="multipart/form-data" className="desk-card">
      <input type="hidden" name="slug" value={slug} />
      <input type="hidden" name="seen" value={read.seen} />
      {read.blanks.length > 0 && (
        <fieldset className="grid gap-3">
          <legend className="mb-2 font-bold">{words.blanksTitle}</legend>
          {read.blanks.map(blank => (
            <ActField
              key={blank}
              label={words.blankLabel(blank)}
              name={blankField(blank)}
              maxLength={500}
              defaultValue={typed?.[blankField(blank)]}
            />
          ))}
        </fieldset>
      )}
      <details open={read.blanks.length === 0 || fields?.text !== undefined}>
        <summary>{words.wholeText}</summary>
        <ShopInput
          field={{ name: 'text', label: words.text, hint: words.textHint, kind: 'paragraphs', rows: 18 }}
          value={typed?.text ?? read.text}
          error={fields?.text}
        />
      </details>
      <ActField
        label={words.title}
        name="title"
        maxLength={120}
        defaultValue={typed?.title ?? read.title}
        error={fields?.title}
      />
      <ActField
        label={words.summary}
        name="summary"
        maxLength={300}
        defaultValue={typed?.summary ?? read.summary}
        error={fields?.summary}
      />
      <PolicyLook />
      <div className="desk-save">
        <ActButton look="primary">{words.savePolicyNow}</ActButton>
      </div>
    </Act>
    {read.isSaid && (
      <section className="desk-card">
        <ButtonLink href={PAGES[slug] ?? policyPath(slug)}>{words.readIt}</ButtonLink>
        <details>
          <summary>{words.removeIt}</summary>
          <Act action="/desk/do/shop/policyAway" className="grid gap-3">
            <input type="hidden" name="slug" value={slug} />
            <input type="hidden" name="seen" value={read.seen} />
            <p className="text-sm">{words.removeItWhat}</p>
            <ActButton>{words.removeIt}</ActButton>
          </Act>
        </details>
      </section>
    )}
  </>
)

// Those at an address that every shop has.
const PAGES: Record<string, string> = {
  about: routes.about.path,
  returns: routes.returns.path,
  terms: routes.terms.path,
}
