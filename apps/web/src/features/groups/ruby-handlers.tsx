import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Member } from '@questboard/api/groups/schema'
import type { RubyEntry } from '@questboard/api/ledger/schema'
import { attempt } from '../../app/mutations/attempt.ts'
import { openLoaded } from '../../app/mutations/open-loaded.ts'
import { trpcClient } from '../../app/trpc.ts'
import { confirm } from '../../ui/confirm.tsx'
import { shortTitle } from '../../ui/short-title.ts'
import { showMessage } from '../../ui/toasts.ts'
import { refreshGroup } from './refresh.ts'

/** Opens the form that gives rubies to a member or takes them. */
export function openGiveRubies(groupId: string, member: Member): void {
  const name = shortTitle(member.name)
  openLoaded({
    title: <Trans>Give {name} rubies, or take them</Trans>,
    width: 440,
    load: () => import('./GiveRubiesForm.tsx'),
    render: ({ GiveRubiesForm }, close) => <GiveRubiesForm groupId={groupId} member={member} close={close} />,
  })
}

/** Takes back what was given by hand, or returns what was taken, after a confirmation. */
export async function takeBackRubies(groupId: string, member: Member, { id: rowId, amount }: RubyEntry): Promise<void> {
  const who = shortTitle(member.name)
  const [rubies, gave] = [rubiesText(amount), amount > 0]
  const agreed = await confirm({
    title: gave ? <Trans>Take back {rubies}?</Trans> : <Trans>Return {rubies}?</Trans>,
    text: gave ? <Trans>Rubies that {who} has already spent stay spent.</Trans> : <Trans>{who} gets them back.</Trans>,
    confirmLabel: gave ? <Trans context="rubies">Take back</Trans> : <Trans>Return</Trans>,
    dangerous: gave,
  })
  if (!agreed) return
  await attempt(t`Couldn’t take that back.`, async () => {
    try {
      const { row } = await trpcClient.groups.rubies.reverse.mutate({ groupId, memberId: member.id, rowId })
      const back = rubiesText(row.amount)
      showMessage(gave ? t`You took back ${back} from ${who}.` : t`You returned ${back} to ${who}.`)
    } finally {
      refreshGroup(groupId)
    }
  })
}

function rubiesText(amount: number): string {
  const rubies = Math.abs(amount)
  return t`${plural(rubies, { one: '# ruby', other: '# rubies' })}`
}
