import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { Mission } from '@questboard/api/missions/schema'
import { IconTrophy } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { attempt } from '../../../app/mutations/attempt.ts'
import { shortTitle } from '../../../ui/short-title.ts'
import { isReady, progressOf, type WithTasks } from '../progress.ts'
import classes from './mission.module.css'

type CompleteButtonProps = {
  mission: Pick<Mission, 'name' | 'status'> & WithTasks
  /** Called on a click. */
  complete: () => Promise<void>
  /** The label. */
  children: ReactNode
}

/** Enabled when a mission of the user or of a group can be completed; until then it shows what is missing. */
export function CompleteButton({ mission, complete, children }: CompleteButtonProps) {
  const { t } = useLingui()
  const [sending, setSending] = useState(false)
  const name = shortTitle(mission.name)
  const ready = isReady(mission)
  const { done, total } = progressOf(mission)
  const left = total - done

  async function send() {
    setSending(true)
    await attempt(t`Couldn’t complete “${name}”.`, complete)
    setSending(false)
  }

  return (
    <>
      <Button
        size="md"
        fullWidth
        color="green"
        leftSection={<IconTrophy size={20} />}
        loading={sending}
        data-disabled={!ready || undefined}
        aria-disabled={!ready || undefined}
        aria-describedby={ready ? undefined : 'why-not-yet'}
        className={classes.complete}
        data-lit={ready || undefined}
        onClick={() => ready && void send()}
      >
        {children}
      </Button>
      {!ready && (
        <span className={classes.why} id="why-not-yet">
          {mission.status === 'pending' ? (
            <Trans>You can complete it once it has started.</Trans>
          ) : total === 0 ? (
            <Trans>It needs at least one task.</Trans>
          ) : (
            t`${plural(left, { one: '# task to go', other: '# tasks to go' })}`
          )}
        </span>
      )}
    </>
  )
}
