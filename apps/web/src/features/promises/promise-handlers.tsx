import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Group } from '@questboard/api/groups/schema'
import type { GroupPromise } from '@questboard/api/promises/schema'
import { flushSync } from 'react-dom'
import { attempt } from '../../app/mutations/attempt.ts'
import { replaceItem, updateItem } from '../../app/mutations/changes.ts'
import { openLoaded } from '../../app/mutations/open-loaded.ts'
import { openOnce } from '../../app/mutations/open-once.ts'
import { mutateWithUndo } from '../../app/mutations/undoable.ts'
import { trpcClient, trpcUtils } from '../../app/trpc.ts'
import { confirm } from '../../ui/confirm.tsx'
import { focusIfLost } from '../../ui/focus-if-lost.ts'
import { keepFocus } from '../../ui/row-focus.ts'
import { shortTitle } from '../../ui/short-title.ts'
import { announce, showMessage } from '../../ui/toasts.ts'
import { promisesIn } from './promises.ts'

const nameOf = ({ members }: Group, { userId }: GroupPromise): string =>
  shortTitle(members.find((member) => member.userId === userId)?.name ?? '')

const closedAs = (status: 'given' | 'cancelled', { id }: GroupPromise) =>
  updateItem<GroupPromise>(id, (now) => (now.status === 'owed' ? { ...now, status } : now))

/**
 * Changes the list without losing the focus. After the last row, the page has it, since the button that adds items on
 * this page is not about vouchers.
 */
function keepFocusIn(change: () => void): void {
  const row = document.activeElement?.closest('[data-row]')
  const isLast = row?.parentElement?.querySelectorAll('[data-row]').length === 1
  if (isLast) flushSync(change)
  else keepFocus(change)
  focusIfLost()
}

const settle = (promise: GroupPromise) => replaceItem(promise)

/** Marks a reward as given. It can be undone while the toast is visible. */
export function givePromise(group: Group, promise: GroupPromise): void {
  const { id, reward } = promise
  const [name, who] = [shortTitle(reward.name), nameOf(group, promise)]
  const list = promisesIn(group.id)
  const change = closedAs('given', promise)
  const message = t`You gave “${name}” to ${who}.`
  keepFocusIn(() =>
    mutateWithUndo({
      toast: { message },
      messages: { undone: t`“${name}” isn’t given yet`, failed: t`Couldn’t mark “${name}” as given.` },
      queueKey: id,
      show: () => list.overlay(change),
      send: () =>
        list.perform({
          queueKey: id,
          change,
          settle,
          send: () => trpcClient.promises.give.mutate({ groupId: group.id, promiseId: id }),
        }),
      call: { method: 'POST', path: `/groups/${group.id}/promises/${id}/give`, body: {} },
    }),
  )
  announce(message)
}

/** Asks for words to give a reward with. */
export function openGive(group: Group, promise: GroupPromise): void {
  const [name, who] = [shortTitle(promise.reward.name), nameOf(group, promise)]
  openLoaded({
    title: (
      <Trans>
        Give “{name}” to {who}
      </Trans>
    ),
    width: 440,
    load: () => import('./GiveForm.tsx'),
    render: ({ GiveForm }, close) => (
      <GiveForm
        who={who}
        give={async (note) => {
          await promisesIn(group.id).perform({
            queueKey: promise.id,
            settle,
            send: () => trpcClient.promises.give.mutate({ groupId: group.id, promiseId: promise.id, note }),
          })
          showMessage(t`You gave “${name}” to ${who}.`)
        }}
        close={close}
      />
    ),
  })
}

/** Asks for the day until which a reward should be given. */
export function openDue(group: Group, promise: GroupPromise): void {
  openLoaded({
    title: <Trans>When will you give it?</Trans>,
    width: 440,
    load: () => import('./DueForm.tsx'),
    catalog: 'schedules',
    render: ({ DueForm }, close) => (
      <DueForm
        dueOn={promise.dueOn}
        save={(dueOn) =>
          promisesIn(group.id).perform({
            queueKey: promise.id,
            settle,
            send: () => trpcClient.promises.update.mutate({ groupId: group.id, promiseId: promise.id, dueOn }),
          })
        }
        close={close}
      />
    ),
  })
}

/** Cancels a reward of a member, after a confirmation with a note. */
export function openCancel(group: Group, promise: GroupPromise): void {
  openOnce(() => cancelFor(group, promise))
}

async function cancelFor(group: Group, promise: GroupPromise): Promise<void> {
  const { NoteInput } = await import('../../ui/NoteInput.tsx')
  const [name, who, { ruby }] = [shortTitle(promise.reward.name), nameOf(group, promise), promise]
  let note = ''
  const agreed = await confirm({
    title: (
      <Trans>
        Cancel “{name}” for {who}?
      </Trans>
    ),
    text: t`${plural(ruby, { one: `# ruby returns to ${who}.`, other: `# rubies return to ${who}.` })}`,
    choice: (
      // The dialog asks before what is written in a form is lost.
      <form onSubmit={(event) => event.preventDefault()}>
        <NoteInput
          label={t`A note for ${who} (optional)`}
          onNote={(written) => {
            note = written.trim()
          }}
        />
      </form>
    ),
    confirmLabel: <Trans>Cancel the reward</Trans>,
    cancelLabel: <Trans>Keep it</Trans>,
    dangerous: true,
  })
  if (agreed) cancel(group.id, promise, t`${who} has the rubies back.`, note)
}

/** Cancels an own reward, after a confirmation. */
export async function cancelOwn(groupId: string, promise: GroupPromise): Promise<void> {
  const { reward, ruby } = promise
  const name = shortTitle(reward.name)
  const agreed = await confirm({
    title: <Trans>Give “{name}” back?</Trans>,
    text: t`${plural(ruby, { one: '# ruby returns to you.', other: '# rubies return to you.' })}`,
    confirmLabel: <Trans>Give it back</Trans>,
  })
  if (agreed) cancel(groupId, promise, t`You have your rubies back.`)
}

function cancel(groupId: string, promise: GroupPromise, message: string, note = ''): void {
  const { id, reward } = promise
  const name = shortTitle(reward.name)
  keepFocusIn(
    () =>
      void attempt(t`Couldn’t cancel “${name}”.`, async () => {
        await promisesIn(groupId).perform({
          queueKey: id,
          change: closedAs('cancelled', promise),
          settle,
          send: () => trpcClient.promises.cancel.mutate({ groupId, promiseId: id, ...(note && { note }) }),
        })
        void trpcUtils.profile.read.invalidate()
        showMessage(message)
      }),
  )
}
