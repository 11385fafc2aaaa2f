import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Stack, Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import { failureText } from '../../app/failure-text.ts'
import { attempt } from '../../app/mutations/attempt.ts'
import { session } from '../../app/trpc.ts'
import { openDialog } from '../../ui/dialogs.ts'
import { type QueuedMutation, readQueue, removeFromQueue, retryRefused } from './mutation-queue.ts'
import classes from './replay.module.css'

/** Lists the queued mutations that were refused. `applied` is the number of those that succeeded. */
export async function openReplayDialog(applied: number, sendAgain: () => Promise<unknown>): Promise<void> {
  const owner = session.user?.id
  if (!owner) return
  const refused = (await readQueue(owner)).filter((mutation) => mutation.refused)
  if (refused.length === 0) return
  await openDialog({
    title: <Trans>Offline changes</Trans>,
    width: 480,
    isPersistent: true,
    render: (close) => (
      <ReplayResult owner={owner} applied={applied} refused={refused} sendAgain={sendAgain} close={close} />
    ),
  })
}

type ReplayResultProps = {
  owner: string
  applied: number
  refused: QueuedMutation[]
  sendAgain: () => Promise<unknown>
  close: () => void
}

function ReplayResult({ owner, applied, refused, sendAgain, close }: ReplayResultProps) {
  const { t } = useLingui()
  const count = refused.length
  const mayHelp = refused.some((mutation) => mutation.refused !== 'tooOld' && mutation.refused !== 'earlierRefused')

  function again() {
    close()
    void attempt(t`Couldn’t save the changes.`, async () => {
      await retryRefused(owner)
      await sendAgain()
    })
  }

  function drop() {
    const keys = new Set(refused.map(({ key }) => key))
    close()
    void attempt(t`Couldn’t discard the changes.`, () => removeFromQueue(owner, ({ key }) => keys.has(key)))
  }

  return (
    <Stack>
      <Text>
        {applied > 0 && `${t`${plural(applied, { one: '# change saved.', other: '# changes saved.' })}`} `}
        {t`${plural(count, { one: 'Couldn’t save # change:', other: 'Couldn’t save # changes:' })}`}
      </Text>
      <ul className={classes.list}>
        {refused.map((mutation) => (
          <Refused key={mutation.key} mutation={mutation} />
        ))}
      </ul>
      <Group justify="flex-end">
        <Button variant="default" onClick={drop}>
          <Trans>Discard</Trans>
        </Button>
        {mayHelp ? (
          <Button onClick={again} data-autofocus>
            <Trans>Try again</Trans>
          </Button>
        ) : (
          <Button onClick={close} data-autofocus>
            <Trans>Decide later</Trans>
          </Button>
        )}
      </Group>
    </Stack>
  )
}

function Refused({ mutation }: { mutation: QueuedMutation }) {
  const { t, i18n } = useLingui()
  const [why, setWhy] = useState('')
  const { call, title, refused, refusedFor } = mutation
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text follows the language
  useEffect(() => {
    if (refused && refused !== 'tooOld' && refused !== 'earlierRefused')
      void failureText(refused, refusedFor).then(setWhy)
  }, [refused, refusedFor, i18n.locale])
  const what: Record<QueuedMutation['call'], string> = {
    create: t`Adding “${title}”`,
    update: t`Changing “${title}”`,
    patch: t`Changing “${title}”`,
    complete: t`Completing “${title}”`,
    reopen: t`Marking “${title}” as not done`,
    giveResult: t`Result of “${title}”`,
    snooze: t`Moving “${title}”`,
    skip: t`Skipping “${title}”`,
    move: t`Sorting “${title}”`,
    takeBackSkip: t`Bringing back “${title}”`,
    checkItem: t`Checklist of “${title}”`,
    archive: t`Archiving “${title}”`,
    remove: t`Deleting “${title}”`,
    completeInGroup: t`Completing “${title}”`,
    reopenInGroup: t`Marking “${title}” as not done`,
    giveResultInGroup: t`Result of “${title}”`,
    completeInMission: t`Completing “${title}”`,
    reopenInMission: t`Marking “${title}” as not done`,
    reportDeed: t`Something extra: “${title}”`,
  }
  return (
    <li className={classes.item}>
      <strong>{what[call]}</strong>
      <span>
        {refused === 'tooOld' ? (
          <Trans>It was done more than three days before it could be sent, so it doesn’t count.</Trans>
        ) : refused === 'earlierRefused' ? (
          <Trans>Not sent: an earlier change to the same task couldn’t be saved.</Trans>
        ) : (
          why
        )}
      </span>
    </li>
  )
}
