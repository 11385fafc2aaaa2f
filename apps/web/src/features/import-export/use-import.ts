import {
  type ImportPreview,
  type ImportSource,
  mostImported,
  mostMissions,
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
  ...{ ...row, task, gold: String(gold), id: newId() },
})

/** Whether a task of the type that was chosen can have the dates of the file. */
export const keepsDates = ({ type, schedule }: EditedRow['task']): boolean => !schedule || !misfitOf(type, schedule)

/** A task without dates that it cannot have. */
function fitting({ schedule, reminders, ...task }: EditedRow['task']): EditedRow['task'] {
  if (schedule && !misfitOf(task.type, schedule)) return { ...task, schedule, reminders }
  const isDated = task.type !== 'todo' && !(schedule && isDueDate(schedule))
  return { ...task, reminders: isDated ? reminders?.filter((one) => 'daysBefore' in one) : undefined }
}

const sent = ({ id, task, gold }: EditedRow) => ({ ...fitting(task), id, gold: Number(gold) })

/** Missions and rewards of an exported account that are not there yet. Their ids are made once, too. */
interface Besides {
  missions: (NonNullable<ImportPreview['missions']>[number]['mission'] & { id: string })[]
  rewards: (NonNullable<ImportPreview['rewards']>[number]['reward'] & { id: string })[]
}

const nothing: Besides = { missions: [], rewards: [] }

const besidesIn = ({ missions = [], rewards = [] }: Pick<ImportPreview, 'missions' | 'rewards'>): Besides => ({
  missions: missions.filter(({ chosen }) => chosen).map(({ mission }) => ({ ...mission, id: newId() })),
  rewards: rewards.filter(({ chosen }) => chosen).map(({ reward }) => ({ ...reward, id: newId() })),
})

type Part = Partial<Besides> & { tasks: ReturnType<typeof sent>[] }

/** The requests of an import, as few as possible. Each one creates its items, or nothing. */
function requestsOf(tasks: Part['tasks'], { missions, rewards }: Besides): Part[] {
  const all: Part[] = [
    ...tasks.map((task) => ({ tasks: [task] })),
    ...rewards.map((reward) => ({ tasks: [], rewards: [reward] })),
    ...missions.slice(0, mostMissions).map((mission) => ({ tasks: [], missions: [mission] })),
  ]
  const parts = partsOf(all).map((part) => ({
    tasks: part.flatMap((one) => one.tasks),
    rewards: part.flatMap((one) => one.rewards ?? []),
    missions: part.flatMap((one) => one.missions ?? []),
  }))
  const rest = missions.slice(mostMissions)
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
  const [dates, setDates] = useState(true)
  /** Whether tags in the file that do not exist are created. */
  const [createsTags, setCreatesTags] = useState(true)
  const [preview, setPreview] = useState<Omit<ImportPreview, 'rows'> | null>(null)
  const [rows, setRows] = useState<EditedRow[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  /** Ids of created tasks. */
  const [made, setMade] = useState<ReadonlySet<string>>(new Set())
  const [besides, setBesides] = useState<Besides>(nothing)
  /** Whether missions and rewards of the file are imported as well. */
  const [withBesides, setWithBesides] = useState(true)
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
      .mutate({ text, schedules: dates, ...(source && { source }) })
      .then(({ rows: found, ...about }) => {
        if (!isCurrent) return
        setPreview(about)
        setRows(found.map(edited))
        setBesides(besidesIn(about))
        setPhase('choosing')
      })
      .catch(async (error: unknown) => {
        const why = await failureText(readFailure(error).code)
        if (isCurrent) setProblem(why)
      })
    return () => {
      isCurrent = false
    }
  }, [text, source, dates, round])

  const chosen = rows.filter((row) => row.chosen)
  const added = withBesides ? besides : nothing
  const wrong = chosen.filter(({ gold }) => !isGold(gold))

  async function bring() {
    const parts =
      unanswered ??
      requestsOf(chosen.filter(({ id }) => !made.has(id)).map(sent), {
        missions: added.missions.filter(({ id }) => !made.has(id)),
        rewards: added.rewards.filter(({ id }) => !made.has(id)),
      })
    setProblem(null)
    setPhase('importing')
    let left = parts
    const done = new Set(made)
    try {
      for (const part of parts) {
        const tags = createsTags && { createTags: true, newTags: preview?.newTags }
        await trpcClient.transfer.import.mutate({ ...part, ...tags })
        for (const { id } of [...part.tasks, ...(part.missions ?? []), ...(part.rewards ?? [])]) done.add(id)
        setMade(new Set(done))
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
      if (done.size > made.size) await refreshAfterImport()
    }
  }

  const undoImport = (): Promise<Undone> => undoImports(answered)

  return {
    ...{ phase, source, setSource, dates, setDates, createsTags, setCreatesTags },
    ...{ preview, rows, chosen, wrong, problem, made, added, bring, undoImport },
    ...{ besides, withBesides, setWithBesides },
    isLocked: unanswered !== null,
    most: Math.min(mostImported, preview?.room ?? 0),
    again: () => setRound(round + 1),
    change: (id: string, change: (row: EditedRow) => EditedRow) =>
      setRows((all) => all.map((row) => (row.id === id ? change(row) : row))),
    choose: (choice: (row: EditedRow, place: number) => boolean) =>
      setRows((all) => all.map((row, place) => ({ ...row, chosen: choice(row, place) }))),
  }
}

export type Import = ReturnType<typeof useImport>
