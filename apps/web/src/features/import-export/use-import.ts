import {
  type ImportPreview,
  type ImportSource,
  maxImported,
  maxMissions,
  type ProposedTask,
} from '@questboard/api/import-export/schema'
import { isDueDate, misfitOf } from '@questboard/api/schedules'
import { taskGold } from '@questboard/api/tasks/schema'
import { useEffect, useState } from 'react'
import { isTemporary, readFailure } from '../../app/failure.ts'
import { failureText } from '../../app/failure-text.ts'
import { newId } from '../../app/mutations/new-id.ts'
import { trpcClient } from '../../app/trpc.ts'
import { partsOf } from './parts.ts'
import { refreshAfterImport, type Undone, undoImports } from './undo-imports.ts'

type PreviewRow = ImportPreview['rows'][number]

/** A row as edited. Its id is made once, so a repeated request creates nothing twice. */
export type EditedRow = Omit<PreviewRow, 'task'> & { id: string; task: Omit<ProposedTask, 'gold'>; gold: string }

type Phase = 'reading' | 'choosing' | 'importing' | 'done'

const isGold = (written: string): boolean => written.trim() !== '' && taskGold.safeParse(Number(written)).success

const edited = ({ task: { gold, ...task }, ...row }: PreviewRow): EditedRow => ({
  ...row,
  task,
  gold: String(gold),
  id: newId(),
})

/** Whether a task of the type that was chosen can have the dates of the file. */
export const keepsDates = ({ type, schedule }: EditedRow['task']): boolean => !schedule || !misfitOf(type, schedule)

/** A task without dates that it cannot have. */
function fitting({ schedule, reminders, ...task }: EditedRow['task']): EditedRow['task'] {
  if (schedule && !misfitOf(task.type, schedule)) return { ...task, schedule, reminders }
  const isDated = task.type !== 'todo' && !(schedule && isDueDate(schedule))
  return { ...task, reminders: isDated ? reminders?.filter((reminder) => 'daysBefore' in reminder) : undefined }
}

const sent = ({ id, task, gold }: EditedRow) => ({ ...fitting(task), id, gold: Number(gold) })

/** Missions and rewards of an exported account that are not there yet. Their ids are made once, too. */
interface MissionsAndRewards {
  missions: (NonNullable<ImportPreview['missions']>[number]['mission'] & { id: string })[]
  rewards: (NonNullable<ImportPreview['rewards']>[number]['reward'] & { id: string })[]
}

const nothing: MissionsAndRewards = { missions: [], rewards: [] }

const missionsAndRewardsIn = ({
  missions = [],
  rewards = [],
}: Pick<ImportPreview, 'missions' | 'rewards'>): MissionsAndRewards => ({
  missions: missions.filter(({ chosen }) => chosen).map(({ mission }) => ({ ...mission, id: newId() })),
  rewards: rewards.filter(({ chosen }) => chosen).map(({ reward }) => ({ ...reward, id: newId() })),
})

type Part = Partial<MissionsAndRewards> & { tasks: ReturnType<typeof sent>[] }

/** The requests of an import, as few as possible. Each one creates its items, or nothing. */
function requestsOf(tasks: Part['tasks'], { missions, rewards }: MissionsAndRewards): Part[] {
  const all: Part[] = [
    ...tasks.map((task) => ({ tasks: [task] })),
    ...rewards.map((reward) => ({ tasks: [], rewards: [reward] })),
    ...missions.slice(0, maxMissions).map((mission) => ({ tasks: [], missions: [mission] })),
  ]
  const parts = partsOf(all).map((group) => ({
    tasks: group.flatMap((part) => part.tasks),
    rewards: group.flatMap((part) => part.rewards ?? []),
    missions: group.flatMap((part) => part.missions ?? []),
  }))
  const rest = missions.slice(maxMissions)
  return rest.length > 0 ? [...parts, ...requestsOf([], { missions: rest, rewards: [] })] : parts
}

/** An id of each request, which identifies everything created with it. */
const idOf = ({ tasks, missions = [], rewards = [] }: Part): string[] =>
  [...tasks, ...missions, ...rewards].slice(0, 1).map(({ id }) => id)

/** The import of one file: read, reviewed, edited, imported, and possibly undone. */
export function useImport(text: string) {
  const [phase, setPhase] = useState<Phase>('reading')
  const [source, setSource] = useState<ImportSource | undefined>(undefined)
  /** Whether tasks keep the dates of the file. */
  const [keepDates, setKeepDates] = useState(true)
  /** Whether tags in the file that do not exist are created. */
  const [createsTags, setCreatesTags] = useState(true)
  const [preview, setPreview] = useState<Omit<ImportPreview, 'rows'> | null>(null)
  const [rows, setRows] = useState<EditedRow[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  /** Ids of created tasks. */
  const [createdIds, setCreatedIds] = useState<ReadonlySet<string>>(new Set())
  const [missionsAndRewards, setMissionsAndRewards] = useState<MissionsAndRewards>(nothing)
  /** Whether missions and rewards of the file are imported as well. */
  const [withMissionsAndRewards, setWithMissionsAndRewards] = useState(true)
  /** Requests without a response. They are repeated unchanged, or they could create tasks twice. */
  const [unanswered, setUnanswered] = useState<Part[] | null>(null)
  /** One id per answered request: it identifies everything created with it. */
  const [answered, setAnswered] = useState<string[]>([])
  const [round, setRound] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a further round reads the same again
  useEffect(() => {
    let isCurrent = true
    setPhase('reading')
    setProblem(null)
    trpcClient.transfer.preview
      .mutate({ text, schedules: keepDates, ...(source && { source }) })
      .then(({ rows: previewRows, ...summary }) => {
        if (!isCurrent) return
        setPreview(summary)
        setRows(previewRows.map(edited))
        setMissionsAndRewards(missionsAndRewardsIn(summary))
        setPhase('choosing')
      })
      .catch(async (error: unknown) => {
        const why = await failureText(readFailure(error).code)
        if (isCurrent) setProblem(why)
      })
    return () => {
      isCurrent = false
    }
  }, [text, source, keepDates, round])

  const chosen = rows.filter((row) => row.chosen)
  const added = withMissionsAndRewards ? missionsAndRewards : nothing
  const invalidRows = chosen.filter(({ gold }) => !isGold(gold))

  async function runImport() {
    const parts =
      unanswered ??
      requestsOf(chosen.filter(({ id }) => !createdIds.has(id)).map(sent), {
        missions: added.missions.filter(({ id }) => !createdIds.has(id)),
        rewards: added.rewards.filter(({ id }) => !createdIds.has(id)),
      })
    setProblem(null)
    setPhase('importing')
    let left = parts
    const done = new Set(createdIds)
    try {
      for (const part of parts) {
        const tags = createsTags && { createTags: true, newTags: preview?.newTags }
        await trpcClient.transfer.import.mutate({ ...part, ...tags })
        for (const { id } of [...part.tasks, ...(part.missions ?? []), ...(part.rewards ?? [])]) done.add(id)
        setCreatedIds(new Set(done))
        setAnswered((all) => [...all, ...idOf(part)])
        left = left.slice(1)
      }
      setUnanswered(null)
      setPhase('done')
    } catch (error) {
      const failure = readFailure(error)
      setUnanswered(isTemporary(failure) ? left : null)
      setProblem(await failureText(failure.code))
      setPhase('choosing')
    } finally {
      if (done.size > createdIds.size) await refreshAfterImport()
    }
  }

  const undoImport = (): Promise<Undone> => undoImports(answered)

  return {
    phase,
    source,
    setSource,
    keepDates,
    setKeepDates,
    createsTags,
    setCreatesTags,
    preview,
    rows,
    chosen,
    invalidRows,
    problem,
    createdIds,
    added,
    runImport,
    undoImport,
    missionsAndRewards,
    withMissionsAndRewards,
    setWithMissionsAndRewards,
    isLocked: unanswered !== null,
    max: Math.min(maxImported, preview?.room ?? 0),
    reread: () => setRound(round + 1),
    change: (id: string, change: (row: EditedRow) => EditedRow) =>
      setRows((all) => all.map((row) => (row.id === id ? change(row) : row))),
    choose: (choice: (row: EditedRow, place: number) => boolean) =>
      setRows((all) => all.map((row, place) => ({ ...row, chosen: choice(row, place) }))),
  }
}

export type Import = ReturnType<typeof useImport>
