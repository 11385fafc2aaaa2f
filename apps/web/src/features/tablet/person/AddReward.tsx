import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Amount } from '../../../ui/Amount.tsx'
import { personClient } from '../client.ts'
import { AddSheet } from './AddSheet.tsx'
import { Choices } from './Choices.tsx'

/** What a reward of a child may cost. */
const gold = [10, 20, 50, 100] as const

/** Adds a reward of the child's own. */
export function AddReward({ onAdded, onClose }: { onAdded: (name: string) => Promise<void>; onClose: () => void }) {
  const { t } = useLingui()
  const [price, setPrice] = useState<number>(gold[1])
  const [type, setType] = useState<'constant' | 'once'>('constant')
  return (
    <AddSheet
      heading={t`A new reward`}
      label={t`What would you like?`}
      missing={t`Write what you would like.`}
      onAdd={async (name, idOf) => {
        const reward = { name, gold: price, type }
        await personClient.rewards.create.mutate({ id: idOf(reward), ...reward })
        await onAdded(name)
      }}
      onClose={onClose}
    >
      <Choices
        label={<Trans>What does it cost?</Trans>}
        choices={gold.map((value) => ({ value, text: <Amount currency="gold" value={value} size="lg" /> }))}
        value={price}
        onChoose={setPrice}
      />
      <Choices
        label={<Trans>How often can you have it?</Trans>}
        choices={[
          { value: 'constant', text: <Trans>Again and again</Trans> },
          { value: 'once', text: <Trans>Once</Trans> },
        ]}
        value={type}
        onChoose={setType}
      />
    </AddSheet>
  )
}
