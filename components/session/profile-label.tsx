'use client'
import { useSessionName } from '#lib/session/browser/use-session.ts'
import { profile, you } from '#messages/header.ts'

/** The label of the profile icon: the name, or 'Profile'; 'You' if there is little room. */
export function ProfileLabel() {
  const name = useSessionName()
  return (
    <>
      <span className="wide:hidden">{you}</span>
      {/* A new key makes another name a new element, not a layout shift. */}
      <span key={name} className="max-wide:hidden">
        {name || profile}
      </span>
    </>
  )
}
