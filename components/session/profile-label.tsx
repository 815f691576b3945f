'use client'
import { useSessionName } from '#lib/session/browser/use-session.ts'
import { profile, you } from '#messages/header.ts'

/** Under the profile icon: the name, or 'Profile'; 'You' where there is little room. */
export function ProfileLabel() {
  const name = useSessionName()
  return (
    <>
      <span className="wide:hidden">{you}</span>
      {/* By its key another name is another word, not one that moved. */}
      <span key={name} className="max-wide:hidden">
        {name || profile}
      </span>
    </>
  )
}
