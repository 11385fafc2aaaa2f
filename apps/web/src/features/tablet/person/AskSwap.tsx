import { Trans, useLingui } from '@lingui/react/macro'
import type { Wall } from '@questboard/api/devices/schema'
import type { UserGroupTask } from '@questboard/api/group-tasks/schema'
import type { Member } from '@questboard/api/groups/schema'
import { useState } from 'react'
import { formatDate } from '../../../app/format-dates.ts'
import { useIds } from '../../../app/mutations/use-ids.ts'
import { Portrait } from '../../../ui/Portrait.tsx'
import { shortTitle } from '../../../ui/short-title.ts'
import { personClient } from '../client.ts'
import personClasses from '../person.module.css'
import { Choices } from './Choices.tsx'
import classes from './pages.module.css'
import { SheetForm } from './SheetForm.tsx'

type AskSwapProps = {
  groupId: string
  task: UserGroupTask
  members: readonly Member[]
  /** The people of the wall, which knows who is on a break. */
  people: Wall['people']
  onAsked: (name: string) => Promise<void>
  onClose: () => void
}

/** Asks another assignee to take the turn of the member who has entered. */
export function AskSwap({ groupId, task, members, people, onAsked, onClose }: AskSwapProps) {
  const { t } = useLingui()
  const idOf = useIds()
  const breakOf = (id: string) => people.find(({ userId, onBreak }) => userId === id && onBreak)
  const [chosen, setChosen] = useState(members.find(({ userId }) => !breakOf(userId))?.userId ?? '')
  const name = shortTitle(members.find(({ userId }) => userId === chosen)?.name ?? '')
  const title = shortTitle(task.title)
  return (
    <SheetForm
      label={t`Ask to swap`}
      onSend={async () => {
        const swap = { groupId, taskId: task.id, userId: chosen }
        await personClient.groupTasks.askSwap.mutate({ ...swap, id: idOf(swap) })
        onClose()
        await onAsked(name)
      }}
      button={chosen !== '' && <Trans>Ask {name}</Trans>}
      onClose={onClose}
    >
      <Choices
        label={<Trans>Who could do “{title}” for you this time?</Trans>}
        choices={members.map((member) => {
          const rest = breakOf(member.userId)
          const until = formatDate(rest?.onBreakUntil ?? null)
          return {
            value: member.userId,
            isDisabled: rest !== undefined,
            text: (
              <>
                <Portrait name={member.name} imageUrl={member.imageUrl} size={48} />
                <span>
                  <bdi>{member.name}</bdi>
                  {rest && (
                    <span className={personClasses.small}>
                      {until ? <Trans>On a break until {until}</Trans> : <Trans>On a break</Trans>}
                    </span>
                  )}
                </span>
              </>
            ),
          }
        })}
        value={chosen}
        onChoose={setChosen}
      />
      <p className={classes.small}>
        {chosen === '' ? (
          <Trans>There is no one to ask now. Ask a leader to give the turn to someone else.</Trans>
        ) : (
          <Trans>If {name} says yes, you take their next turn.</Trans>
        )}
      </p>
    </SheetForm>
  )
}
