'use client'
import { linkTo, loginFrom } from '#lib/linked-paths.ts'
import { useSessionName } from '#lib/session/browser/use-session.ts'
import { signInFrom } from '#lib/session/rules/sign-in-from.ts'
import { helloNamed, helloSignIn } from '#messages/header.ts'

/** 'Hello, {name}', or a link to sign in and return here. */
export function Greeting() {
  const name = useSessionName()
  if (name)
    return (
      <a className="greeting" href={linkTo('profile')}>
        {helloNamed(name)}
      </a>
    )
  const target = name === undefined ? '/' : signInFrom(location.pathname, location.search)
  return (
    <a className="greeting" href={loginFrom(target)}>
      {helloSignIn}
    </a>
  )
}
