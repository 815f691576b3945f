import { pathOf } from '#lib/paths.ts'
import type { SaidPages } from '#lib/shop/rules/said-pages.ts'
import { customerSupport } from '#messages/account.ts'
import { aboutUs, videos } from '#messages/header.ts'

/** Menu links to the shop's pages of text: those that have a text. */
export const TextPageLinks = ({ said, region }: { said: SaidPages; region: string }) => (
  <ul>
    {(
      [
        ['video', videos, said.video],
        ['region', region, said.region],
        ['about', aboutUs, said.about],
        ['support', customerSupport, true],
      ] as const
    ).map(
      ([name, text, isSaid]) =>
        isSaid && (
          <li key={name}>
            <a href={pathOf(name)}>{text}</a>
          </li>
        ),
    )}
  </ul>
)
