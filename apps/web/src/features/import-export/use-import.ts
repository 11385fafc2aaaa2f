import {
  type ImportPreview,
  type ImportSource,
  mostImported,
  type ProposedTask,
} from '@questboard/api/import-export/schema'
import { isDueDate, misfitOf } from '@questboard/api/schedules'
import { taskGold } from '@questboard/api/tasks/schema'
import { useEffect, useState } from 'react'
import { isDone, isTemporary, readFailure } from '../../app/failure.ts'
import { failureText } from '../../app/failure-text.ts'
import { newId } from '../../app/mutations/new-id.ts'
import { trpcClient, trpcUtils } from '../../app/trpc.ts'
import { partsOf } from './parts.ts'

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
  /** Ids of tags that were created. */
  const [madeTags, setMadeTags] = useState<ReadonlySet<string>>(new Set())
  /** Requests without a response. They are repeated unchanged, or they could create tasks twice. */
  const [unanswered, setUnanswered] = useState<ReturnType<typeof sent>[][] | null>(null)
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
  const wrong = chosen.filter(({ gold }) => !isGold(gold))

  async function bring() {
    const parts = unanswered ?? partsOf(chosen.filter(({ id }) => !made.has(id)).map(sent))
    setProblem(null)
    setPhase('importing')
    let left = parts
    const done = new Set(made)
    try {
      for (const part of parts) {
        const hasNewTags = part.some(({ newTags }) => newTags)
        const tasks = await trpcClient.transfer.import.mutate({
          ...{ tasks: part, ...(createsTags && hasNewTags && { createTags: true }) },
        })
        const known = new Set(part.flatMap(({ tags }) => tags))
        setMadeTags((all) => all.union(new Set(tasks.flatMap(({ tags }) => tags)).difference(known)))
        for (const { id } of part) done.add(id)
        setMade(new Set(done))
        setAnswered((all) => [...all, ...part.slice(0, 1).map(({ id }) => id)])
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
      if (done.size > made.size) await refresh()
    }
  }

  /** @returns how many tasks remained because they were changed meanwhile */
  async function undoImport(): Promise<number> {
    let kept = 0
    for (const id of answered) {
      try {
        kept += (await trpcClient.transfer.undoImport.mutate({ id })).kept
      } catch (error) {
        // The undo succeeded, and no task remained.
        if (!isDone(error)) throw error
      }
    }
    await refresh()
    return kept
  }

  return {
    ...{ phase, source, setSource, dates, setDates, createsTags, setCreatesTags },
    ...{ preview, rows, chosen, wrong, problem, made, madeTags, bring, undoImport },
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

const refresh = () => Promise.all([trpcUtils.dashboard.read.invalidate(), trpcUtils.tasks.list.invalidate()])
