import { type ImportSource, maxImported } from '@questboard/api/import-export/schema'
import { useState } from 'react'
import { isTemporary, readFailure } from '../../app/failure.ts'
import { failureText } from '../../app/failure-text.ts'
import { trpcClient } from '../../app/trpc.ts'
import { isGold, taskOfRow } from './edited-rows.ts'
import { type ImportRequest, idsOf, nothing, requestsOf } from './import-requests.ts'
import { refreshAfterImport, type Undone, undoImports } from './undo-imports.ts'
import { usePreview } from './use-preview.ts'

type Phase = 'reading' | 'choosing' | 'importing' | 'done'

/** The import of one file: read, reviewed, edited, imported, and possibly undone. */
export function useImport(text: string) {
  const [source, setSource] = useState<ImportSource | undefined>(undefined)
  /** Whether tasks keep the dates of the file. */
  const [keepDates, setKeepDates] = useState(true)
  /** Whether tags in the file that do not exist are created. */
  const [createsTags, setCreatesTags] = useState(true)
  /** Whether missions and rewards of the file are imported as well. */
  const [withMissionsAndRewards, setWithMissionsAndRewards] = useState(true)
  const [problem, setProblem] = useState<string | null>(null)
  const file = usePreview({ text, source, keepDates }, setProblem)
  const [sendPhase, setSendPhase] = useState<Exclude<Phase, 'reading'>>('choosing')
  const phase: Phase = file.isReading ? 'reading' : sendPhase
  /** Ids of created items. */
  const [createdIds, setCreatedIds] = useState<ReadonlySet<string>>(new Set())
  /** Requests without a response. They are repeated unchanged, or they could create tasks twice. */
  const [unanswered, setUnanswered] = useState<ImportRequest[] | null>(null)
  /** One id per answered request: it identifies everything created with it. */
  const [answered, setAnswered] = useState<string[]>([])

  const chosen = file.rows.filter((row) => row.chosen)
  const added = withMissionsAndRewards ? file.missionsAndRewards : nothing

  function requestsLeft(): ImportRequest[] {
    const isLeft = ({ id }: { id: string }) => !createdIds.has(id)
    return requestsOf(chosen.filter(isLeft).map(taskOfRow), {
      missions: added.missions.filter(isLeft),
      rewards: added.rewards.filter(isLeft),
    })
  }

  async function runImport() {
    const requests = unanswered ?? requestsLeft()
    const tags = createsTags && { createTags: true, newTags: file.preview?.newTags }
    setProblem(null)
    setSendPhase('importing')
    let left = requests
    const done = new Set(createdIds)
    try {
      for (const request of requests) {
        await trpcClient.transfer.import.mutate({ ...request, ...tags })
        const ids = idsOf(request)
        for (const id of ids) done.add(id)
        setCreatedIds(new Set(done))
        setAnswered((all) => [...all, ...ids.slice(0, 1)])
        left = left.slice(1)
      }
      setUnanswered(null)
      setSendPhase('done')
    } catch (error) {
      const failure = readFailure(error)
      setUnanswered(isTemporary(failure) ? left : null)
      setProblem(await failureText(failure.code))
      setSendPhase('choosing')
    } finally {
      if (done.size > createdIds.size) await refreshAfterImport()
    }
  }

  return {
    phase,
    problem,
    /** Whether a request must be repeated unchanged. */
    isLocked: unanswered !== null,
    file,
    setSource,
    options: {
      keepDates,
      setKeepDates,
      createsTags,
      setCreatesTags,
      withMissionsAndRewards,
      setWithMissionsAndRewards,
    },
    chosen,
    invalidRows: chosen.filter(({ gold }) => !isGold(gold)),
    added,
    max: Math.min(maxImported, file.preview?.room ?? 0),
    createdIds,
    runImport,
    undoImport: (): Promise<Undone> => undoImports(answered),
  }
}

export type Import = ReturnType<typeof useImport>
