import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button, Checkbox, Group, NativeSelect, Stack, Switch, Text } from '@mantine/core'
import { importSources, maxImported } from '@questboard/api/import-export/schema'
import { foldText } from '@questboard/i18n'
import type { ReactNode } from 'react'
import { formatNumber } from '../../app/format-number.ts'
import { FormProblem } from '../../ui/FormProblem.tsx'
import { Progress } from '../../ui/Progress.tsx'
import { RowSkeletons } from '../../ui/RowSkeletons.tsx'
import { BesidesText } from './BesidesText.tsx'
import type { Cut } from './cut.ts'
import { ImportDone } from './ImportDone.tsx'
import { ImportList } from './ImportList.tsx'
import { ImportProblems } from './ImportProblems.tsx'
import classes from './import.module.css'
import type { Refused } from './read-text.ts'
import { sourceNames } from './texts.ts'
import { type Import, useImport } from './use-import.ts'

type ImportTasksProps = {
  file: { name: string } & (Cut | Refused)
  onShow: () => void
  close: () => void
}

/** The preview of a file: to review, select, edit, and import. */
export function ImportTasks({ file, onShow, close }: ImportTasksProps) {
  if (file.text !== null) return <Reading file={file} onShow={onShow} close={close} />
  return (
    <Stack>
      <FileName name={file.name} />
      {file.why === 'tooLarge' ? <TooLarge /> : <ImportProblems problems={[{ line: 1, code: file.why }]} isEmpty />}
      <Leave close={close} />
    </Stack>
  )
}

function TooLarge() {
  const { t } = useLingui()
  return <FormProblem text={t`The file is larger than 64 MB. Split it and import the parts one by one.`} />
}

type ReadingProps = { file: Cut & { name: string }; onShow: () => void; close: () => void }

function Reading({ file: { name, text, isCut }, onShow, close }: ReadingProps) {
  const importState = useImport(text)
  const { phase, file, problem } = importState
  const { preview, rows, reread } = file
  if (phase === 'done') return <ImportDone importState={importState} onShow={onShow} close={close} />
  return (
    // Not sent itself. The dialog asks before what is edited in it is lost, and stays open while it runs.
    <Stack
      component="form"
      onSubmit={(event) => event.preventDefault()}
      data-loading={phase === 'importing' || undefined}
    >
      <FileName name={name} />
      {phase === 'reading' && !problem && <RowSkeletons />}
      {preview && phase !== 'reading' && (
        <>
          <About importState={importState} isCut={isCut} />
          <ImportProblems
            problems={preview.problems}
            isEmpty={rows.length === 0 && !preview.missions && !preview.rewards}
          />
          {rows.length > 0 && <ImportList importState={importState} />}
        </>
      )}
      <FormProblem text={problem} />
      {phase === 'reading' ? (
        <Leave close={close}>
          {problem && (
            <Button onClick={reread}>
              <Trans>Try again</Trans>
            </Button>
          )}
        </Leave>
      ) : (
        <Stack gap="sm" className={classes.foot} data-form-end>
          <ImportButtons importState={importState} close={close} />
        </Stack>
      )}
    </Stack>
  )
}

const FileName = ({ name }: { name: string }) => (
  <Text fw={600} className={classes.file}>
    <bdi>{name}</bdi>
  </Text>
)

function Leave({ close, children }: { close: () => void; children?: ReactNode }) {
  return (
    <Group justify="flex-end">
      <Button variant="default" onClick={close}>
        <Trans>Cancel</Trans>
      </Button>
      {children}
    </Group>
  )
}

/** The detected format, the number of tasks, and how many fit. */
function About({ importState, isCut }: { importState: Import; isCut: boolean }) {
  const { t, i18n } = useLingui()
  const { chosen, max, setSource, isLocked, phase } = importState
  const { preview, rows, choose } = importState.file
  if (!preview) return null
  const { total, room, source } = preview
  const shown = rows.length
  const count = formatNumber(total)
  const asMany = (place: number) => place < max
  return (
    <>
      <NativeSelect
        className={classes.source}
        label={t`File type`}
        size="md"
        value={source}
        disabled={isLocked || phase === 'importing'}
        onChange={(event) => {
          const chosenSource = importSources.find((known) => known === event.currentTarget.value)
          if (chosenSource) setSource(chosenSource)
        }}
        data={importSources.map((value) => {
          const name = sourceNames[value]
          return { value, label: typeof name === 'string' ? name : i18n._(name) }
        })}
      />
      <KeepDates importState={importState} />
      <CreateTags importState={importState} />
      <ImportMissionsAndRewards importState={importState} />
      {isCut && (
        <Text size="sm" c="dimmed">
          <Trans>The file is too large to read at once: this is its first part.</Trans>
        </Text>
      )}
      {total > maxImported && (
        <Text size="sm" c="dimmed">
          <Trans>
            The file has {count} tasks. You see the first {maxImported}.
          </Trans>
        </Text>
      )}
      {room < total && (
        <Text size="sm" c="dimmed">
          <Plural
            value={room}
            _0="Your list is full: there is no room for more open tasks."
            one="There is room for # more open task."
            other="There is room for # more open tasks."
          />
        </Text>
      )}
      {shown > 0 && (
        <Group justify="space-between">
          <Checkbox
            label={t`All`}
            checked={chosen.length === shown}
            indeterminate={chosen.length > 0 && chosen.length < shown}
            disabled={isLocked || phase === 'importing'}
            onChange={(event) => {
              const all = event.currentTarget.checked
              choose((_row, place) => all && asMany(place))
            }}
          />
          <Text size="sm" role="status">
            <Plural value={chosen.length} one="# selected" other="# selected" />
          </Text>
        </Group>
      )}
    </>
  )
}

/** Whether tasks keep their dates, if the file has some. */
function KeepDates({ importState: { options, file, isLocked, phase } }: { importState: Import }) {
  const { t } = useLingui()
  const { keepDates, setKeepDates } = options
  if (keepDates && !file.rows.some(({ task }) => task.schedule)) return null
  return (
    <Switch
      label={t`Keep dates and repetition`}
      description={t`Without them, tasks have no due date.`}
      checked={keepDates}
      disabled={isLocked || phase === 'importing'}
      onChange={(event) => setKeepDates(event.currentTarget.checked)}
    />
  )
}

/** The number of names that are listed. */
const maxNames = 6

/** Whether the tags of the selected tasks that do not exist are created. */
function CreateTags({ importState }: { importState: Import }) {
  const { chosen, added, file, options, isLocked, phase } = importState
  const { createsTags, setCreatesTags } = options
  const ofTasks = [...chosen.map(({ task }) => task), ...added.missions.flatMap(({ tasks }) => tasks)]
  const all = [...ofTasks.flatMap(({ newTags = [] }) => newTags), ...(file.preview?.newTags ?? [])].map(
    ({ name }) => name,
  )
  // Names that differ in case only are the same tag.
  const names = [...new Map(all.toReversed().map((name) => [foldText(name), name])).values()].toReversed()
  if (names.length === 0) return null
  return (
    <Switch
      label={<Plural value={names.length} one="Create # new tag" other="Create # new tags" />}
      description={<bdi>{[...names.slice(0, maxNames), ...(names.length > maxNames ? ['…'] : [])].join(', ')}</bdi>}
      checked={createsTags}
      disabled={isLocked || phase === 'importing'}
      onChange={(event) => setCreatesTags(event.currentTarget.checked)}
    />
  )
}

/** Whether missions and rewards of an exported account are imported as well. */
function ImportMissionsAndRewards({ importState }: { importState: Import }) {
  const { file, options, isLocked, phase } = importState
  const { withMissionsAndRewards, setWithMissionsAndRewards } = options
  const { missions, rewards } = file.missionsAndRewards
  if (missions.length + rewards.length === 0) return null
  const names = [...missions, ...rewards].map(({ name }) => name)
  return (
    <Switch
      label={
        <>
          <Trans>Missions and rewards</Trans>: <BesidesText missions={missions.length} rewards={rewards.length} />
        </>
      }
      description={<bdi>{[...names.slice(0, maxNames), ...(names.length > maxNames ? ['…'] : [])].join(', ')}</bdi>}
      checked={withMissionsAndRewards}
      disabled={isLocked || phase === 'importing'}
      onChange={(event) => setWithMissionsAndRewards(event.currentTarget.checked)}
    />
  )
}

function ImportButtons({ importState, close }: { importState: Import; close: () => void }) {
  const { t } = useLingui()
  const { phase, chosen, invalidRows, createdIds, max, added, isLocked, runImport } = importState
  const total = chosen.length + added.missions.length + added.rewards.length
  const left = chosen.filter(({ id }) => !createdIds.has(id)).length
  if (phase === 'importing') {
    const percent = Math.round((createdIds.size / Math.max(1, total)) * 100)
    return (
      <div role="status">
        <Text size="sm" mb={4}>
          <Trans>Importing your tasks…</Trans>
        </Text>
        <Progress label={t`Importing your tasks`} percent={percent} color="done" />
      </div>
    )
  }
  const isTooMuch = left > max
  return (
    <>
      {invalidRows.length > 0 && <FormProblem text={t`Enter a whole number of gold from 0 to 100.`} />}
      {isTooMuch && !isLocked && <FormProblem text={t`There is room for ${max} of them. Choose fewer.`} />}
      <Leave close={close}>
        {total > 0 && (
          <Button disabled={!isLocked && (invalidRows.length > 0 || isTooMuch)} onClick={() => void runImport()}>
            <ImportLabel isLocked={isLocked} left={left} />
          </Button>
        )}
      </Leave>
    </>
  )
}

function ImportLabel({ isLocked, left }: { isLocked: boolean; left: number }) {
  if (isLocked) return <Trans>Try again</Trans>
  return left > 0 ? <Plural value={left} one="Import # task" other="Import # tasks" /> : <Trans>Import</Trans>
}
