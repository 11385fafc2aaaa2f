import type { ImportPreview, ImportSource } from '@questboard/api/import-export/schema'
import { useEffect, useState } from 'react'
import { readFailure } from '../../app/failure.ts'
import { failureText } from '../../app/failure-text.ts'
import { trpcClient } from '../../app/trpc.ts'
import { type EditedRow, editedRow } from './edited-rows.ts'
import { type MissionsAndRewards, missionsAndRewardsIn, nothing } from './import-requests.ts'

type PreviewOptions = {
  text: string
  /** The type of the file; undefined: the server recognises it. */
  source: ImportSource | undefined
  /** Whether tasks keep the dates of the file. */
  keepDates: boolean
}

/**
 * What a file contains, read by the server, with the rows as the user edits them.
 * @param setProblem receives why the file could not be read; null when it is read
 */
export function usePreview({ text, source, keepDates }: PreviewOptions, setProblem: (problem: string | null) => void) {
  const [preview, setPreview] = useState<Omit<ImportPreview, 'rows'> | null>(null)
  const [rows, setRows] = useState<EditedRow[]>([])
  const [missionsAndRewards, setMissionsAndRewards] = useState<MissionsAndRewards>(nothing)
  const [isReading, setReading] = useState(true)
  const [round, setRound] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a further round reads the same again
  useEffect(() => {
    let isCurrent = true
    setReading(true)
    setProblem(null)
    trpcClient.transfer.preview
      .mutate({ text, schedules: keepDates, ...(source && { source }) })
      .then(({ rows: previewRows, ...summary }) => {
        if (!isCurrent) return
        setPreview(summary)
        setRows(previewRows.map(editedRow))
        setMissionsAndRewards(missionsAndRewardsIn(summary))
        setReading(false)
      })
      .catch(async (error: unknown) => {
        const why = await failureText(readFailure(error).code)
        if (isCurrent) setProblem(why)
      })
    return () => {
      isCurrent = false
    }
  }, [text, source, keepDates, round])

  return {
    preview,
    rows,
    missionsAndRewards,
    isReading,
    reread: () => setRound(round + 1),
    change: (id: string, change: (row: EditedRow) => EditedRow) =>
      setRows((all) => all.map((row) => (row.id === id ? change(row) : row))),
    choose: (choice: (row: EditedRow, place: number) => boolean) =>
      setRows((all) => all.map((row, place) => ({ ...row, chosen: choice(row, place) }))),
  }
}
