'use client'
import { useSessionName } from '#lib/session/use-session.ts'

/** Under the profile icon: the name, or 'Profile'; 'You' where there is little room. */
export function ProfileLabel() {
  const name = useSessionName()
  return (
    <>
      <span className="wide:hidden">You</span>
      <span className="max-wide:hidden">{name || 'Profile'}</span>
    </>
  )
}
