import { Icon } from '#components/ui/icon.tsx'

export type DeskLink = readonly [href: string, text: string]

/** Pages to go on to, one below the other. */
export const DeskLinks = ({ links, className = '' }: { links: readonly DeskLink[]; className?: string }) => (
  <ul className={`desk-links ${className}`.trim()}>
    {links.map(([href, text]) => (
      <li key={href}>
        <a href={href}>
          <span>{text}</span>
          <Icon name="right" />
        </a>
      </li>
    ))}
  </ul>
)
