import { plural, t } from '@lingui/core/macro'
import { showNote, shownNote } from '../../ui/notes.ts'
import { isPassing, readFailure } from '../failure.ts'
import { failureText } from '../failure-text.ts'
import { NotSent } from './lanes.ts'

type Failed = { id: number; code: string; count: number; again: () => void }

let lastFailed: Failed | null = null

/**
 * Runs an act and, when it fails, says so at the foot of the window and offers to try again where that may help. `failed`
 * says what did not happen. Acts that fail for the same reason one after the other are told of, and repeated, together.
 */
export async function attempt(failed: string, act: () => Promise<unknown>): Promise<void> {
  try {
    await act()
  } catch (error) {
    // The act before it on the same item failed, and that is told already.
    if (!(error instanceof NotSent)) await tell(failed, error, () => void attempt(failed, act))
  }
}

async function tell(failed: string, error: unknown, again: () => void): Promise<void> {
  const failure = readFailure(error)
  const why = await failureText(failure.code)
  const earlier = lastFailed?.id === shownNote.read()?.id && lastFailed?.code === failure.code ? lastFailed : null
  const count = (earlier?.count ?? 0) + 1
  const all = () => {
    earlier?.again()
    again()
  }
  const what =
    count === 1 ? failed : t`${plural(count, { one: '# change was not saved.', other: '# changes were not saved.' })}`
  const id = showNote({ message: `${what} ${why}`, problem: isPassing(failure) ? { again: all } : {} })
  lastFailed = { id, code: failure.code, count, again: all }
}
