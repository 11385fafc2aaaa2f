import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core'
import type { ImportSource } from '@questboard/api/import-export/schema'
import { taskTypes } from '@questboard/api/tasks/schema'
import { foldText } from '@questboard/i18n'
import { memo, useState } from 'react'
import { CurrencyPiece } from '../../ui/Amount.tsx'
import { typeNames } from '../tasks/type-names.ts'
import { type EditedRow, isGold } from './edited-rows.ts'
import { ImportDates } from './ImportDates.tsx'
import classes from './import.module.css'
import { warningText } from './texts.ts'
import type { Import } from './use-import.ts'

/** The number of rows rendered at once: a few hundred fields would block the page. */
const atOnce = 50

/** The tasks of a file with their editable fields. */
export function ImportList({ importState }: { importState: Import }) {
  const { t } = useLingui()
  const { createdIds, isLocked, phase } = importState
  const { rows, preview, change } = importState.file
  const { createsTags } = importState.options
  const [shown, setShown] = useState(atOnce)
  return (
    <>
      <ul className={classes.list} aria-label={t`Tasks in the file`}>
        {rows.slice(0, shown).map((row) => (
          <Row
            key={row.id}
            row={row}
            isReadOnly={isLocked || phase === 'importing' || createdIds.has(row.id)}
            isMade={createdIds.has(row.id)}
            isJson={jsonSources.includes(preview?.source)}
            createsTags={createsTags}
            change={change}
          />
        ))}
      </ul>
      {shown < rows.length && (
        <Button variant="default" onClick={() => setShown(shown + 2 * atOnce)}>
          <Trans>Show more</Trans>
        </Button>
      )}
    </>
  )
}

/** Whether a warning is about a tag that will be created. */
const isCreated = ({ code, about }: EditedRow['warnings'][number], { newTags }: EditedRow['task']): boolean =>
  code === 'tagUnknown' &&
  newTags?.some(({ name }) => foldText(name) === foldText(about?.replace(/^[#@]/, '') ?? '')) === true

type RowProps = {
  change: Import['file']['change']
  createsTags: boolean
  row: EditedRow
  isReadOnly: boolean
  isMade: boolean
  isJson: boolean
}

/** Files without lines. */
const jsonSources: (ImportSource | undefined)[] = ['questboard', 'habitica', 'trello', 'things', 'google']

const Row = memo(function Row({ row, isReadOnly, isMade, isJson, createsTags, change }: RowProps) {
  const { t, i18n } = useLingui()
  const { id, line, chosen, task, gold, warnings } = row
  const { title, notes, type } = task
  const isRight = isGold(gold)
  const texts = warnings
    .filter((warning) => !createsTags || !isCreated(warning, task))
    .map((warning) => i18n._(warningText(warning)))
  return (
    <li className={classes.row} data-chosen={chosen || undefined}>
      <Checkbox
        className={classes.choice}
        checked={chosen}
        disabled={isReadOnly}
        onChange={(event) => {
          const { checked } = event.currentTarget
          change(id, (edited) => ({ ...edited, chosen: checked }))
        }}
        label={<bdi className={classes.title}>{title}</bdi>}
        description={
          <>
            <ImportDates task={task} />
            {notes !== '' && <span className={classes.notes}>{notes}</span>}
            <span className={classes.line}>
              {isMade ? <Trans>Imported</Trans> : isJson ? <Trans>Row {line}</Trans> : <Trans>Line {line}</Trans>}
              {texts.length > 0 && `: ${texts.join(' · ')}`}
            </span>
          </>
        }
      />
      <NativeSelect
        size="md"
        aria-label={t`How often: ${title}`}
        value={type}
        disabled={isReadOnly || !chosen}
        onChange={(event) => {
          const chosenType = taskTypes.find((type) => type === event.currentTarget.value)
          if (chosenType) change(id, (edited) => ({ ...edited, task: { ...edited.task, type: chosenType } }))
        }}
        data={taskTypes.map((value) => ({ value, label: i18n._(typeNames[value]) }))}
      />
      <TextInput
        aria-label={t`Gold: ${title}`}
        inputMode="numeric"
        leftSection={<CurrencyPiece currency="gold" />}
        value={gold}
        disabled={isReadOnly || !chosen}
        error={chosen && !isRight}
        onChange={(event) => {
          const written = event.currentTarget.value
          change(id, (edited) => ({ ...edited, gold: written }))
        }}
      />
    </li>
  )
})
