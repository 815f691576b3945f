import type { ReactNode } from 'react'
import type { LogoInfo, SellerInfo } from '#lib/contract/shop-schemas.ts'
import { telephone } from '#lib/shop/rules/telephone.ts'
import {
  designationLabel,
  emailLabel,
  hoursLabel,
  nameLabel,
  telephoneLabel,
} from '#messages/seller-details.ts'

export type Fact = [label: string, text: ReactNode]

/** Titled; what is not said is left out, and so is the title where nothing is. */
export const Facts = ({ title, facts }: { title: string; facts: Fact[] }) => {
  const said = facts.filter(([, text]) => text)
  return (
    said.length > 0 && (
      <section>
        <h2>{title}</h2>
        <dl className="mt-3 grid gap-x-6 gap-y-2 sm:grid-cols-[10rem_1fr]">
          {said.map(([label, text]) => (
            <div key={label} className="contents">
              <dt className="text-muted">{label}</dt>
              <dd className="min-w-0 break-words max-sm:mb-2">{text}</dd>
            </div>
          ))}
        </dl>
      </section>
    )
  )
}

type Person = Partial<SellerInfo['care'] & SellerInfo['officer']>

/** What the shop gives as its contact stands in for what care does not name. */
export const personFacts = (
  { name, designation, email, mobile, hours }: Person,
  otherwise: Partial<Pick<LogoInfo, 'email' | 'mobile'>> = {},
): Fact[] => {
  const address = email || otherwise.email
  const number = mobile || otherwise.mobile
  return [
    [nameLabel, name],
    [designationLabel, designation],
    [
      telephoneLabel,
      number && (
        <a className="link" href={telephone(number)}>
          {number}
        </a>
      ),
    ],
    [
      emailLabel,
      address && (
        <a className="link break-all" href={`mailto:${address}`}>
          {address}
        </a>
      ),
    ],
    [hoursLabel, hours],
  ]
}
