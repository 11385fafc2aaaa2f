import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Stack } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { errorText } from '../../app/errors/error-text.ts'
import { readFailure } from '../../app/failure.ts'
import { FormProblem } from '../../ui/FormProblem.tsx'
import { PickRow } from './PickRow.tsx'
import classes from './pick.module.css'
import type { Row } from './proposals.ts'

type PickListProps = {
  rows: Row[]
  isRight: (row: Row) => boolean
  types: { value: string; label: string }[]
  goldText: string
  onChange: (rows: Row[]) => void
  /** Requests other proposals. */
  onOthers: () => void
  save: (picked: Row[]) => Promise<void>
  addLabel: (count: number) => string
  close: () => void
}

/** The list of proposals, to select, edit and save. */
export function PickList({ rows, isRight, types, goldText, onChange, onOthers, save, addLabel, close }: PickListProps) {
  const { t } = useLingui()
  const [saving, setSaving] = useState(false)
  const [checked, setChecked] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const list = useRef<HTMLFieldSetElement>(null)
  const picked = rows.filter((row) => row.picked)
  useEffect(() => list.current?.querySelector('input')?.focus(), [])

  async function submit() {
    setChecked(true)
    setProblem(null)
    const wrong = picked.find((row) => !isRight(row))
    if (wrong) {
      list.current?.querySelector<HTMLElement>(`[data-key="${wrong.key}"] input:not([type=checkbox])`)?.focus()
      return
    }
    setSaving(true)
    try {
      await save(picked)
      close()
    } catch (error) {
      setProblem(await errorText(readFailure(error).code))
    } finally {
      setSaving(false)
    }
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
      noValidate
    >
      <Stack>
        <fieldset className={classes.list} ref={list} aria-label={t`Suggestions`}>
          {rows.map((row) => (
            <PickRow
              key={row.key}
              row={row}
              types={types}
              goldText={goldText}
              isWrong={checked && row.picked && !isRight(row)}
              onChange={(changed) => onChange(rows.map((other) => (other.key === row.key ? changed : other)))}
            />
          ))}
        </fieldset>
        <FormProblem text={problem} />
        <Group justify="space-between">
          <Button variant="subtle" onClick={onOthers} disabled={saving}>
            <Trans>Suggest others</Trans>
          </Button>
          <Button type="submit" loading={saving} disabled={picked.length === 0}>
            {picked.length === 0 ? <Trans>Pick some</Trans> : addLabel(picked.length)}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
