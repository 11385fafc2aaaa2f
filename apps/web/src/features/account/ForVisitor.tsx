import { Trans } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { session } from '../../app/trpc.ts'
import { OtherAccountCard } from './OtherAccountCard.tsx'

type ForVisitorProps = {
  /** Of the account of the link, if it is known: it may be that of the user. */
  email?: string
  /** Opens the page of the link again, for a visitor. */
  openAgain: () => unknown
  children: ReactNode
}

/**
 * The content of a page for the link of an account, for visitors. It may sign in. If someone is signed in when the page
 * opens, as on the computer of a family, it asks first.
 */
export function ForVisitor({ email, openAgain, children }: ForVisitorProps) {
  const [isSignedIn, setIsSignedIn] = useState(session.isSignedIn)
  const [user] = useState(session.user)
  if (!isSignedIn) return children
  const name = user?.name ?? ''
  const isOwn = email !== undefined && email === user?.email
  return (
    <OtherAccountCard
      title={<Trans>You’re already signed in</Trans>}
      text={
        isOwn ? (
          <Trans>To use this link, sign out first.</Trans>
        ) : (
          <Trans>This link is for another account, but you’re signed in as {name}.</Trans>
        )
      }
      name={name}
      openAgain={() => {
        setIsSignedIn(false)
        return openAgain()
      }}
    />
  )
}
