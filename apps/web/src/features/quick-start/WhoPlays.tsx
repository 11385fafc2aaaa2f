import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { Group } from '@questboard/api/groups/schema'
import { IconMail, IconMoodKid } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { trpc } from '../../app/trpc.ts'
import { Portrait } from '../../ui/Portrait.tsx'
import { AddChildForm } from '../children/AddChildForm.tsx'
import { InviteForm } from '../groups/InviteForm.tsx'
import { allAvatars } from '../store/all-avatars.ts'
import classes from './quick-start.module.css'

export type Open = 'child' | 'invite' | null

type WhoPlaysProps = { group: Group; open: Open; setOpen: (open: Open) => void }

/** Who is in the group, and the two ways to bring in others, in place. */
export function WhoPlays({ group, open, setOpen }: WhoPlaysProps) {
  const { data: avatars } = trpc.store.avatars.useQuery(allAvatars)
  const { data: invited } = trpc.groups.invitations.list.useQuery({ id: group.id })
  const place = useRef<HTMLDivElement>(null)
  const buttons = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (open) place.current?.querySelector<HTMLElement>('input')?.focus()
  }, [open])

  function close() {
    setOpen(null)
    // The buttons are rendered again in their place.
    setTimeout(() => buttons.current?.querySelector('button')?.focus())
  }

  const free = avatars?.filter(({ gold, gems }) => gold === null && gems === null) ?? []
  return (
    <>
      <p className={classes.text}>
        <Trans>Children need no e-mail. Grown-ups and teenagers get an invitation.</Trans>
      </p>
      <ul className={classes.people}>
        {group.members.map(({ id, name, imageUrl }) => (
          <li key={id} className={classes.person}>
            <Portrait name={name} imageUrl={imageUrl} size={40} />
            <span className={classes.personName} dir="auto">
              {name}
            </span>
          </li>
        ))}
        {invited?.map(({ id, email }) => (
          <li key={id} className={classes.person} data-invited>
            <Portrait name={email} imageUrl={null} size={40} />
            <span className={classes.personName}>
              <bdi>{email}</bdi>{' '}
              <span className={classes.invited}>
                <Trans>invited</Trans>
              </span>
            </span>
          </li>
        ))}
      </ul>
      {open === null ? (
        <div ref={buttons} className={classes.ways}>
          <Button variant="light" leftSection={<IconMoodKid size={20} />} onClick={() => setOpen('child')}>
            <Trans>Add a child</Trans>
          </Button>
          <Button variant="light" leftSection={<IconMail size={20} />} onClick={() => setOpen('invite')}>
            <Trans>Invite by e-mail</Trans>
          </Button>
        </div>
      ) : (
        <div ref={place} className={classes.form}>
          {open === 'child' ? (
            <AddChildForm group={group} avatars={free} close={close} />
          ) : (
            <InviteForm group={group} close={close} />
          )}
        </div>
      )}
    </>
  )
}
