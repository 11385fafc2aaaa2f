import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { Deed } from '@questboard/api/deeds/schema'
import { IconSparkles } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { Amount } from '../../../ui/Amount.tsx'
import { useStore } from '../../../ui/store.ts'
import { personClient } from '../client.ts'
import { isReachable } from '../connection.ts'
import { forgetDeed } from '../deed-queue.ts'
import personClasses from '../person.module.css'
import { unsentDeeds } from '../wall.ts'
import { AddDeed } from './AddDeed.tsx'
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
            <li key={id} className={personClasses.reward}>
              <span className={personClasses.text} dir="auto">
                {title}
                <span className={personClasses.small}>
                  <Trans>Saved. It’s sent when you’re online again.</Trans>
                </span>
              </span>
              <Amount currency="ruby" value={ruby} chip size="lg" />
              <Button
                size="lg"
                variant="default"
                aria-label={t`Take it back: “${title}”`}
                onClick={() => void forgetDeed(id)}
              >
                <Trans>Take it back</Trans>
              </Button>
            </li>
          ))}
          {deeds.map((deed) => (
            <li key={deed.id} className={personClasses.reward}>
              <span className={personClasses.text} dir="auto">
                {deed.title}
                <span className={personClasses.small}>
                  {deed.status === 'open' && <Trans>Waiting for an answer</Trans>}
                  {deed.status === 'approved' && <Trans>Approved</Trans>}
                  {deed.status === 'refused' && <Trans>Not this time</Trans>}
                  {deed.note && ` · ${deed.note}`}
                </span>
              </span>
              {deed.status !== 'refused' && <Amount currency="ruby" value={deed.granted ?? deed.ruby} chip size="lg" />}
              {deed.status === 'open' && (
                <Button
                  size="lg"
                  variant="default"
                  disabled={!isOnline}
                  loading={running.has(deed.id)}
                  aria-label={t`Take it back: “${deed.title}”`}
                  onClick={() => void withdraw(deed)}
                >
                  <Trans>Take it back</Trans>
                </Button>
              )}
            </li>
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
