import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Amount } from '../../../ui/Amount.tsx'
import { reportDeed } from '../deed-queue.ts'
import { AddSheet } from './AddSheet.tsx'
import { Choices } from './Choices.tsx'

/** What a deed may be worth. A leader decides. */
const rubies = [2, 5, 10, 20] as const

type AddDeedProps = {
  groupId: string
  userId: string
  /** @param isSent false: it is sent when there is a connection */
  onAdded: (title: string, isSent: boolean) => Promise<void>
  onClose: () => void
}

/** Asks for rubies for something extra. */
export function AddDeed({ groupId, userId, onAdded, onClose }: AddDeedProps) {
  const { t } = useLingui()
  const [worth, setWorth] = useState<number>(rubies[1])
  return (
    <AddSheet
      heading={t`I did something extra`}
      label={t`What did you do?`}
      missing={t`Write what you did.`}
      onAdd={async (title, idOf) => {
        const deed = { title, ruby: worth }
        await onAdded(title, await reportDeed({ id: idOf(deed), groupId, userId, ...deed }))
      }}
      onClose={onClose}
    >
      <Choices
        label={<Trans>What is it worth?</Trans>}
        choices={rubies.map((value) => ({ value, text: <Amount currency="ruby" value={value} size="lg" /> }))}
        value={worth}
        onChoose={setWorth}
      />
    </AddSheet>
  )
}
