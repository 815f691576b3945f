import type { ReactNode } from 'react'
import { PageHead } from '#components/shell/page-head.tsx'
import { buttonClass } from '#components/ui/button.tsx'
import { Fold } from '#components/ui/fold.tsx'
import { Icon, type IconName } from '#components/ui/icon.tsx'
import type { LogoInfo, ShopDetails } from '#lib/contract/shop-schemas.ts'
import type { AtTheDoor } from '#lib/delivery/rules/delivery-charges.ts'
import { loginFrom } from '#lib/linked-paths.ts'
import { pathOf } from '#lib/paths.ts'
import { routes } from '#lib/routes.ts'
import { pageTitles } from '#lib/shop/rules/page-titles.ts'
import { returnSentences } from '#lib/shop/rules/returns-said.ts'
import { saidPages } from '#lib/shop/rules/said-pages.ts'
import { telephone } from '#lib/shop/rules/telephone.ts'
import { complain } from '#messages/complaints-pages.ts'
import {
  askedMost,
  callSupport,
  canICancel,
  canICancelAnswer,
  cannotSignIn,
  cannotSignInAnswer,
  canPayAtDoor,
  canPayAtDoorAnswer,
  canPayAtSomeDoorsAnswer,
  emailSupport,
  howCanWeHelp,
  howToReturn,
  notAvailable,
  visitUs,
  whereIsMyOrder,
  whereIsMyOrderAnswer,
} from '#messages/shop-pages.ts'

const NONE = notAvailable

type Props = {
  logo: LogoInfo
  details: ShopDetails
  /** Where an order may be paid at the door. */
  atTheDoor: AtTheDoor
  /** Another host has its own way. */
  takesComplaints: boolean
}

/** The help centre: three ways to reach a person, and the most frequent questions. */
export const Support = ({ logo, details, atTheDoor, takesComplaints }: Props) => {
  const { settings } = details
  return (
    <div className="wrap">
      <PageHead title={howCanWeHelp}>{settings.supportLead}</PageHead>
      <ul className="grid gap-4 wide:grid-cols-3">
        <Way icon="phone" title={callSupport} when={settings.callHours}>
          {logo.mobile ? (
            <a className="link" href={telephone(logo.mobile)}>
              {logo.mobile}
            </a>
          ) : (
            NONE
          )}
        </Way>
        <Way icon="mail" title={emailSupport} when={settings.emailPromise}>
          {logo.email ? (
            <a className="link break-all" href={`mailto:${logo.email}`}>
              {logo.email}
            </a>
          ) : (
            NONE
          )}
        </Way>
        {settings.visitStreet && (
          <Way icon="pin" title={visitUs} when={settings.visitHours}>
            {settings.visitStreet}
          </Way>
        )}
      </ul>
      {takesComplaints && (
        <p className="mt-6">
          <a className={buttonClass()} href={routes.complaint.path}>
            {complain}
          </a>
        </p>
      )}
      <section className="section max-w-prose" aria-labelledby="asked">
        <h2 id="asked" className="mb-3">
          {askedMost}
        </h2>
        {questionsOf(details, atTheDoor).map(({ title, answer, href, text }) => (
          <Fold key={title} title={title}>
            <p>
              {answer}
              {href && (
                <>
                  {' '}
                  <a className="link" href={href}>
                    {text}
                  </a>
                </>
              )}
            </p>
          </Fold>
        ))}
      </section>
    </div>
  )
}

const Way = ({
  icon,
  title,
  when,
  children,
}: {
  icon: IconName
  title: string
  when: string
  children: ReactNode
}) => (
  <li className="rounded-md border border-line bg-paper p-5">
    <span className="text-primary-ink">
      <Icon name={icon} />
    </span>
    <h2 className="mt-2 text-lg">{title}</h2>
    <p className="mt-2 font-medium lg:text-lg">{children}</p>
    {when && (
      <p className="mt-1 flex items-center gap-2 text-sm text-muted">
        <Icon name="clock" className="size-4" />
        {when}
      </p>
    )}
  </li>
)

/** What the shop itself does, and how to return something where the seller says so. */
const questionsOf = (details: ShopDetails, atTheDoor: AtTheDoor) => {
  const said = saidPages(details)
  const returning = details.settings.howToReturn || returnSentences(details)[0]
  return [
    {
      title: whereIsMyOrder,
      answer: whereIsMyOrderAnswer,
      href: loginFrom(pathOf('orders')),
      text: pageTitles.orders,
    },
    ...(atTheDoor === 'nowhere'
      ? []
      : [
          {
            title: canPayAtDoor,
            answer:
              details.settings.howToPayAtDoor ||
              (atTheDoor === 'everywhere' ? canPayAtDoorAnswer : canPayAtSomeDoorsAnswer),
            href: said.terms && pathOf('terms'),
            text: pageTitles.terms,
          },
        ]),
    ...(returning
      ? [
          {
            title: howToReturn,
            answer: returning,
            href: said.returns && pathOf('returns'),
            text: pageTitles.returns,
          },
        ]
      : []),
    {
      title: canICancel,
      answer: canICancelAnswer,
      href: loginFrom(pathOf('orders')),
      text: pageTitles.orders,
    },
    {
      title: cannotSignIn,
      answer: cannotSignInAnswer,
      href: '/reset-password',
      text: pageTitles.forgot,
    },
  ]
}
