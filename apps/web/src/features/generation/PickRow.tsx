import { useLingui } from '@lingui/react/macro'
import { Checkbox, NativeSelect, NumberInput, Textarea, TextInput } from '@mantine/core'
import { maxNotesLength, maxTitleLength } from '@questboard/api/kernel/schema'
import { useState } from 'react'
import { CurrencyPiece } from '../../ui/Amount.tsx'
import classes from './pick.module.css'
import type { Row } from './proposals.ts'

type PickRowProps = {
  row: Row
  types: { value: string; label: string }[]
  goldText: string
  isWrong: boolean
  onChange: (row: Row) => void
}

/** One proposal: a checkbox and its editable fields. */
export function PickRow({ row, types, goldText, isWrong, onChange }: PickRowProps) {
  const { t } = useLingui()
  const { picked, name, notes, gold, type, key } = row
  // Emptied notes can be written again.
  const [hasNotes] = useState(notes !== '')
  const wrongName = isWrong && (name.trim() === '' || [...name.trim()].length > maxTitleLength)
  return (
    <div className={classes.row} data-picked={picked || undefined} data-key={key}>
      <Checkbox
        className={classes.check}
        checked={picked}
        onChange={(event) => onChange({ ...row, picked: event.currentTarget.checked })}
        aria-label={t`Select “${name}”`}
        size="md"
      />
      <div className={classes.fields}>
        <TextInput
          value={name}
          onChange={(event) => onChange({ ...row, name: event.currentTarget.value })}
          aria-label={t`Name`}
          error={wrongName && t`Up to 150 characters.`}
          disabled={!picked}
          dir="auto"
          autoComplete="off"
        />
        <div className={classes.numbers}>
          <NumberInput
            value={gold}
            onChange={(value) => onChange({ ...row, gold: value })}
            aria-label={t`Gold for “${name}”`}
            leftSection={<CurrencyPiece currency="gold" />}
            error={isWrong && !wrongName && goldText}
            disabled={!picked}
            min={0}
            hideControls
            clampBehavior="none"
            allowDecimal={false}
            step={5}
          />
          <NativeSelect
            value={type}
            onChange={(event) => onChange({ ...row, type: event.currentTarget.value })}
            aria-label={t`How often “${name}”`}
            data={types}
            size="md"
            rightSectionWidth={30}
            disabled={!picked}
          />
        </div>
        {hasNotes && (
          <Textarea
            className={classes.notes}
            value={notes}
            onChange={(event) => onChange({ ...row, notes: event.currentTarget.value })}
            aria-label={t`Notes of “${name}”`}
            disabled={!picked}
            dir="auto"
            maxLength={maxNotesLength}
            autosize
            maxRows={6}
          />
        )}
      </div>
    </div>
  )
}
