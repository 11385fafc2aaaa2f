import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Stack } from '@mantine/core'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useSubmit } from '../../app/use-submit.ts'
import { FormEnd } from '../../ui/FormEnd.tsx'
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
  const [checked, setChecked] = useState(false)
  const { send, isSending, problem } = useSubmit()
  const list = useRef<HTMLFieldSetElement>(null)
  const picked = rows.filter((row) => row.picked)
  useEffect(() => list.current?.querySelector('input')?.focus(), [])

  function submit(event: FormEvent) {
    event.preventDefault()
    setChecked(true)
    const wrong = picked.find((row) => !isRight(row))
    if (!wrong) void send(() => save(picked).then(close))
    else list.current?.querySelector<HTMLElement>(`[data-key="${wrong.key}"] input:not([type=checkbox])`)?.focus()
  }

  return (
    <form onSubmit={submit} noValidate data-kept>
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
        <FormEnd>
          <FormProblem text={problem} />
          <Group justify="space-between">
            <Button variant="subtle" onClick={onOthers} disabled={isSending}>
              <Trans>Suggest others</Trans>
            </Button>
            <Button type="submit" loading={isSending} disabled={picked.length === 0}>
              {picked.length === 0 ? <Trans>Pick some</Trans> : addLabel(picked.length)}
            </Button>
          </Group>
        </FormEnd>
      </Stack>
    </form>
  )
}
