import { Notice } from '#components/ui/notice.tsx'
import type { ActPath } from '#lib/desk/rules/act-path.ts'
import { DESK } from '#lib/desk/rules/desk-path.ts'
import { askAnotherLink, mailLinkWrong } from '#messages/desk-door.ts'
import { Act } from '../act.tsx'
import { ActButton } from '../act-button.tsx'

type Props = { isOpen: boolean; token: string; action: ActPath; lead: string; label: string }

/** Where a link by mail leads: opening it does nothing, the button does. */
export const MailPage = ({ isOpen, token, action, lead, label }: Props) =>
  isOpen ? (
    <Act action={action} className="desk-card">
      <p>{lead}</p>
      <input type="hidden" name="token" value={token} />
      <ActButton look="primary">{label}</ActButton>
    </Act>
  ) : (
    <>
      <Notice tone="bad">{mailLinkWrong}</Notice>
      <a className="link inline-flex min-h-11 items-center" href={`${DESK}/sign-in`}>
        {askAnotherLink}
      </a>
    </>
  )
