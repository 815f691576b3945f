import type { ReactNode } from 'react'
import { PageHead } from '#components/shell/page-head.tsx'
import { buttonClass } from '#components/ui/button.tsx'
import { Fold } from '#components/ui/fold.tsx'
import { Icon, type IconName } from '#components/ui/icon.tsx'
import type { LogoInfo, ShopSettings } from '#lib/contract/shop-schemas.ts'
import { loginFrom, pathOf } from '#lib/paths.ts'
import { routes } from '#lib/routes.ts'
import { pageTitles } from '#lib/shop/rules/page-titles.ts'
import { telephone } from '#lib/shop/rules/telephone.ts'
import { complain } from '#messages/complaints-pages.ts'
import {
  askedMost,
  callSupport,
  callWriteVisit,
  canICancel,
  canICancelAnswer,
  cannotSignIn,
  cannotSignInAnswer,
  canPayAtDoor,
  canPayAtDoorAnswer,
  emailSupport,
  howCanWeHelp,
  howToReturn,
  howToReturnAnswer,
  notAvailable,
  visitUs,
  whereIsMyOrder,
  whereIsMyOrderAnswer,
} from '#messages/shop-pages.ts'

const NONE = notAvailable

/** The help centre: three ways to reach a person, and the most frequent questions. */
export const Support = ({
  logo,
  settings,
  takesComplaints,
}: {
  logo: LogoInfo
  settings: ShopSettings
  /** Another host has its own way. */
  takesComplaints: boolean
}) => (
  <div className="wrap">
    <PageHead title={howCanWeHelp}>{callWriteVisit}</PageHead>
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
      <Way icon="pin" title={visitUs} when={settings.visitHours}>
        {settings.visitStreet}
      </Way>
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
      {questions.map(({ title, answer, href, text }) => (
        <Fold key={title} title={title}>
          <p>
            {answer}{' '}
            <a className="link" href={href}>
              {text}
            </a>
          </p>
        </Fold>
      ))}
    </section>
  </div>
)

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
    <p className="mt-1 flex items-center gap-2 text-sm text-muted">
      <Icon name="clock" className="size-4" />
      {when}
    </p>
  </li>
)

const questions = [
  {
    title: whereIsMyOrder,
    answer: whereIsMyOrderAnswer,
    href: loginFrom(pathOf('orders')),
    text: pageTitles.orders,
  },
  {
    title: canPayAtDoor,
    answer: canPayAtDoorAnswer,
    href: pathOf('terms'),
    text: pageTitles.terms,
  },
  {
    title: howToReturn,
    answer: howToReturnAnswer,
    href: pathOf('returns'),
    text: pageTitles.returns,
  },
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
