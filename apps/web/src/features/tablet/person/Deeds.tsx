import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { Deed } from '@questboard/api/deeds/schema'
import { IconSparkles } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useStore } from '../../../ui/store.ts'
import { personClient } from '../client.ts'
import { isReachable } from '../connection.ts'
import { forgetDeed } from '../deed-queue.ts'
import personClasses from '../person.module.css'
import { unsentDeeds } from '../wall.ts'
import { AddDeed } from './AddDeed.tsx'
import { DeedRow, UnsentDeedRow } from './DeedRow.tsx'
import { useNotices } from './notice.ts'
import { once } from './once.ts'
import type { PageProps } from './page.ts'
import classes from './pages.module.css'
import { Section } from './Section.tsx'
import { useRunningCalls } from './use-running-calls.ts'

/** Something extra that the member did: open ones, which can be withdrawn, and the latest answers. */
export function Deeds({ wall, state, reload }: Pick<PageProps, 'wall' | 'state' | 'reload'>) {
  const { t } = useLingui()
  const { showNotice } = useNotices()
  const { running, run } = useRunningCalls(reload)
  const isOnline = useStore(isReachable)
  const [isAdding, setIsAdding] = useState(false)
  const groupId = wall.group.id
  const { deeds, mayReport } = state
  const { userId } = state.me
  const unsent = useStore(unsentDeeds).filter((deed) => deed.userId === userId && deed.groupId === groupId)
  const count = useRef(unsent.length)
  useEffect(() => {
    // One was sent.
    if (unsent.length < count.current) void reload()
    count.current = unsent.length
  }, [unsent.length, reload])
  if (!mayReport && deeds.length + unsent.length === 0) return null

  const withdraw = (deed: Deed) =>
    run(deed, () => once(personClient.deeds.withdraw.mutate({ groupId, deedId: deed.id }), 'deedAlreadyAnswered'))

  return (
    <Section id="own-deeds" title={<Trans>Something extra</Trans>}>
      {deeds.length + unsent.length > 0 && (
        <ul className={personClasses.rows}>
          {unsent.map(({ id, title, ruby }) => (
            <UnsentDeedRow key={id} title={title} ruby={ruby} onForget={() => void forgetDeed(id)} />
          ))}
          {deeds.map((deed) => (
            <DeedRow
              key={deed.id}
              deed={deed}
              isOnline={isOnline}
              isWithdrawing={running.has(deed.id)}
              onWithdraw={() => void withdraw(deed)}
            />
          ))}
        </ul>
      )}
      {mayReport && (
        <div className={classes.actions}>
          <Button size="lg" variant="light" leftSection={<IconSparkles size={26} />} onClick={() => setIsAdding(true)}>
            <Trans>I did something extra</Trans>
          </Button>
        </div>
      )}
      {isAdding && (
        <AddDeed
          groupId={groupId}
          userId={userId}
          onAdded={async (title, isSent) => {
            showNotice(
              isSent ? t`We’ve asked a leader about “${title}”.` : t`Saved. It’s sent when you’re online again.`,
            )
            await reload()
          }}
          onClose={() => setIsAdding(false)}
        />
      )}
    </Section>
  )
}
