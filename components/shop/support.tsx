import type { ReactNode } from 'react'
import { Fold } from '#components/ui/fold.tsx'
import { Icon, type IconName } from '#components/ui/icon.tsx'
import type { LogoInfo, ShopSettings } from '#lib/contract/shop-schemas.ts'
import { loginFrom, pathOf } from '#lib/paths.ts'
import { routes } from '#lib/routes.ts'
import { telephone } from '#lib/shop/rules/telephone.ts'
import { PageHead } from './page-head.tsx'

const NONE = 'N/A'

/** The help centre: three ways to a person, and the questions asked most. */
export const Support = ({ logo, settings }: { logo: LogoInfo; settings: ShopSettings }) => (
  <div className="wrap">
    <PageHead title="How can we help?">Call, write or visit. A person answers.</PageHead>
    <ul className="grid gap-4 wide:grid-cols-3">
      <Way icon="phone" title="Call Support" when={settings.callHours}>
        {logo.mobile ? (
          <a className="link" href={telephone(logo.mobile)}>
            {logo.mobile}
          </a>
        ) : (
          NONE
        )}
      </Way>
      <Way icon="mail" title="Email Support" when={settings.emailPromise}>
        {logo.email ? (
          <a className="link break-all" href={`mailto:${logo.email}`}>
            {logo.email}
          </a>
        ) : (
          NONE
        )}
      </Way>
      <Way icon="pin" title="Visit Us" when={settings.visitHours}>
        {settings.visitStreet}
      </Way>
    </ul>
    <section className="section max-w-prose" aria-labelledby="asked">
      <h2 id="asked" className="mb-3">
        Asked most
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
    title: 'Where is my order?',
    answer: 'Every order shows where it is, from packed to delivered.',
    href: loginFrom(pathOf('orders')),
    text: routes.orders.title,
  },
  {
    title: 'Can I pay at the door?',
    answer: 'Yes: choose cash on delivery at checkout, and have the amount ready when the courier calls.',
    href: pathOf('terms'),
    text: routes.terms.title,
  },
  {
    title: 'How do I return something?',
    answer: 'Within 30 days, as it came. We send someone to fetch it.',
    href: pathOf('returns'),
    text: routes.returns.title,
  },
  {
    title: 'Can I cancel?',
    answer: 'Yes, until it is shipped, under the order itself.',
    href: loginFrom(pathOf('orders')),
    text: routes.orders.title,
  },
  {
    title: 'I cannot sign in',
    answer: 'Ask for a link to set a new password; it comes by email within minutes.',
    href: '/reset-password',
    text: routes.forgot.title,
  },
]
