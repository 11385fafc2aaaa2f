import { useLingui } from '@lingui/react/macro'
import { Checkbox, NativeSelect, NumberInput, TextInput } from '@mantine/core'
import { maxTitleLength } from '@questboard/api/kernel/schema'
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
        {notes !== '' && (
          <p className={classes.notes} dir="auto">
            {notes}
          </p>
        )}
      </div>
    </div>
  )
}
