import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Amount } from '../../../ui/Amount.tsx'
import { AddSheet } from './AddSheet.tsx'
import { Choices } from './Choices.tsx'
import { addPersonalTask } from './personal-tasks.ts'

/** What a task of a child may pay. */
const gold = [5, 10, 20] as const

/** Adds a simple task of the child's own. */
export function AddTask({ onAdded, onClose }: { onAdded: (title: string) => Promise<void>; onClose: () => void }) {
  const { t } = useLingui()
  const [type, setType] = useState<'todo' | 'daily'>('todo')
  const [pays, setPays] = useState<number>(gold[1])
  return (
    <AddSheet
      heading={t`A new task`}
      label={t`What do you want to do?`}
      missing={t`Write what you want to do.`}
      onAdd={async (title, idOf) => {
        const task = { title, type, gold: pays }
        await addPersonalTask({ id: idOf(task), ...task })
        await onAdded(title)
      }}
      onClose={onClose}
    >
      <Choices
        label={<Trans>How often?</Trans>}
        choices={[
          { value: 'todo', text: <Trans>Once</Trans> },
          { value: 'daily', text: <Trans>Every day</Trans> },
        ]}
        value={type}
        onChoose={setType}
      />
      <Choices
        label={<Trans>What does it earn?</Trans>}
        choices={gold.map((value) => ({ value, text: <Amount currency="gold" value={value} size="lg" /> }))}
        value={pays}
        onChoose={setPays}
      />
    </AddSheet>
  )
}
