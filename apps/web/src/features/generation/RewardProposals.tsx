import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { maxProposals, proposedReward } from '@questboard/api/generation/schema'
import { make } from './client.ts'
import { ProposalDialog } from './ProposalDialog.tsx'
import { type Proposal, type Row, rowOf } from './proposals.ts'

type RewardProposalsProps = {
  save: (rewards: Proposal<'rewards'>[]) => Promise<void>
  close: () => void
}

const read = (row: Row) => proposedReward.safeParse(row)

/** Proposes rewards for a topic. */
export function RewardProposals({ save, close }: RewardProposalsProps) {
  const { t } = useLingui()
  return (
    <ProposalDialog
      kind="rewards"
      storageKey="rewards"
      max={maxProposals}
      isRight={(row) => read(row).success}
      types={[
        { value: 'constant', label: t`Always` },
        { value: 'once', label: t`Once` },
      ]}
      goldText={t`From 1 to 100,000`}
      ask={async ({ topic, count }, signal) => {
        const { rewards } = await make((calls) => calls.rewards.mutate({ topic, count }, { signal }))
        return rewards.map((reward) => rowOf({ ...reward, notes: '' }))
      }}
      save={(rows) => save(rows.flatMap((row) => read(row).data ?? []))}
      addLabel={(count) => t`${plural(count, { one: 'Add # reward', other: 'Add # rewards' })}`}
      close={close}
    />
  )
}
