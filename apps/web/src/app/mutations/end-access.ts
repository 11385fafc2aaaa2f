import { confirm } from '../../ui/confirm.tsx'
import { readFailure } from '../failure.ts'
import { showFailure } from '../show-failure.ts'

type Question = Omit<Parameters<typeof confirm>[0], 'dangerous'>

/** Ends someone's access after a confirmation. @returns whether it has ended */
export async function endAccess(question: Question, end: () => Promise<unknown>): Promise<boolean> {
  if (!(await confirm({ ...question, dangerous: true }))) return false
  try {
    await end()
  } catch (error) {
    // It has ended meanwhile, which is the goal.
    if (readFailure(error).code === 'notFound') return true
    showFailure(error)
    return false
  }
  return true
}
