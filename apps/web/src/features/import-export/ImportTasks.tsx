import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button, Checkbox, Group, NativeSelect, Stack, Switch, Text } from '@mantine/core'
import { importSources, mostImported } from '@questboard/api/import-export/schema'
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
  const bringing = useImport(text)
  const { phase, preview, rows, problem } = bringing
  if (phase === 'done') return <ImportDone bringing={bringing} onShow={onShow} close={close} />
  return (
    <Stack>
      <FileName name={name} />
      {phase === 'reading' && !problem && <RowSkeletons />}
      {preview && phase !== 'reading' && (
        <>
          <About bringing={bringing} isCut={isCut} />
          <ImportProblems
            problems={preview.problems}
            isEmpty={rows.length === 0 && !preview.missions && !preview.rewards}
          />
          {rows.length > 0 && <ImportList bringing={bringing} />}
        </>
      )}
      <FormProblem text={problem} />
      {phase === 'reading' ? (
        <Leave close={close}>
          {problem && (
            <Button onClick={bringing.again}>
              <Trans>Try again</Trans>
            </Button>
          )}
        </Leave>
      ) : (
        <Stack gap="sm" className={classes.foot}>
          <Foot bringing={bringing} close={close} />
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
function About({ bringing, isCut }: { bringing: Import; isCut: boolean }) {
  const { t, i18n } = useLingui()
  const { preview, rows, chosen, most, choose, setSource, isLocked, phase } = bringing
  if (!preview) return null
  const { total, room, source } = preview
  const shown = rows.length
  const count = formatNumber(total)
  const asMany = (place: number) => place < most
  return (
    <>
      <NativeSelect
        className={classes.source}
        label={t`File type`}
        size="md"
        value={source}
        disabled={isLocked || phase === 'importing'}
        onChange={(event) => {
          const found = importSources.find((one) => one === event.currentTarget.value)
          if (found) setSource(found)
        }}
        data={importSources.map((value) => {
          const name = sourceNames[value]
          return { value, label: typeof name === 'string' ? name : i18n._(name) }
        })}
      />
      <KeepDates bringing={bringing} />
      <CreateTags bringing={bringing} />
      <BringBesides bringing={bringing} />
      {isCut && (
        <Text size="sm" c="dimmed">
          <Trans>The file is too large to read at once: this is its first part.</Trans>
        </Text>
      )}
      {total > mostImported && (
        <Text size="sm" c="dimmed">
          <Trans>
            The file has {count} tasks; the first {mostImported} are shown.
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
function KeepDates({ bringing: { dates, setDates, rows, isLocked, phase } }: { bringing: Import }) {
  const { t } = useLingui()
  if (dates && !rows.some(({ task }) => task.schedule)) return null
  return (
    <Switch
      label={t`Keep dates and repetition`}
      description={t`Without them, tasks have no due date.`}
      checked={dates}
      disabled={isLocked || phase === 'importing'}
      onChange={(event) => setDates(event.currentTarget.checked)}
    />
  )
}

/** The number of names that are listed. */
const mostNames = 6

/** Whether the tags of the selected tasks that do not exist are created. */
function CreateTags({ bringing }: { bringing: Import }) {
  const { chosen, added, preview, createsTags, setCreatesTags, isLocked, phase } = bringing
  const ofTasks = [...chosen.map(({ task }) => task), ...added.missions.flatMap(({ tasks }) => tasks)]
  const all = [...ofTasks.flatMap(({ newTags = [] }) => newTags), ...(preview?.newTags ?? [])].map(({ name }) => name)
  // Names that differ in case only are the same tag.
  const names = [...new Map(all.toReversed().map((name) => [foldText(name), name])).values()].toReversed()
  if (names.length === 0) return null
  return (
    <Switch
      label={<Plural value={names.length} one="Create # new tag" other="Create # new tags" />}
      description={<bdi>{[...names.slice(0, mostNames), ...(names.length > mostNames ? ['…'] : [])].join(', ')}</bdi>}
      checked={createsTags}
      disabled={isLocked || phase === 'importing'}
      onChange={(event) => setCreatesTags(event.currentTarget.checked)}
    />
  )
}

/** Whether missions and rewards of an exported account are imported as well. */
function BringBesides({ bringing }: { bringing: Import }) {
  const { besides, withBesides, setWithBesides, isLocked, phase } = bringing
  const { missions, rewards } = besides
  if (missions.length + rewards.length === 0) return null
  const names = [...missions, ...rewards].map(({ name }) => name)
  return (
    <Switch
      label={
        <>
          <Trans>Missions and rewards</Trans>: <BesidesText missions={missions.length} rewards={rewards.length} />
        </>
      }
      description={<bdi>{[...names.slice(0, mostNames), ...(names.length > mostNames ? ['…'] : [])].join(', ')}</bdi>}
      checked={withBesides}
      disabled={isLocked || phase === 'importing'}
      onChange={(event) => setWithBesides(event.currentTarget.checked)}
    />
  )
}

function Foot({ bringing, close }: { bringing: Import; close: () => void }) {
  const { t } = useLingui()
  const { phase, chosen, wrong, made, most, added, isLocked, bring } = bringing
  const total = chosen.length + added.missions.length + added.rewards.length
  const left = chosen.filter(({ id }) => !made.has(id)).length
  if (phase === 'importing') {
    const percent = Math.round((made.size / Math.max(1, total)) * 100)
    return (
      <div role="status">
        <Text size="sm" mb={4}>
          <Trans>Importing your tasks…</Trans>
        </Text>
        <Progress label={t`Importing your tasks`} percent={percent} color="done" />
      </div>
    )
  }
  const isTooMuch = left > most
  return (
    <>
      {wrong.length > 0 && <FormProblem text={t`Enter a whole number of gold from 0 to 100.`} />}
      {isTooMuch && !isLocked && <FormProblem text={t`There is room for ${most} of them. Choose fewer.`} />}
      <Leave close={close}>
        {total > 0 && (
          <Button disabled={!isLocked && (wrong.length > 0 || isTooMuch)} onClick={() => void bring()}>
            <Bring isLocked={isLocked} left={left} />
          </Button>
        )}
      </Leave>
    </>
  )
}

function Bring({ isLocked, left }: { isLocked: boolean; left: number }) {
  if (isLocked) return <Trans>Try again</Trans>
  return left > 0 ? <Plural value={left} one="Import # task" other="Import # tasks" /> : <Trans>Import</Trans>
}
