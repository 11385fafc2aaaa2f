import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Alert } from '@mantine/core'
import type { ImportProblem } from '@questboard/api/import-export/schema'
import { IconAlertTriangle } from '@tabler/icons-react'
import classes from './import.module.css'
import { Readable } from './Readable.tsx'
import { problemText } from './texts.ts'

/** The rest is only counted. */
const maxNames = 8

/** Why the file, or lines of it, cannot be imported, and what can be if there is nothing. */
export function ImportProblems({ problems, isEmpty }: { problems: ImportProblem[]; isEmpty: boolean }) {
  const { i18n } = useLingui()
  if (problems.length === 0) return null
  const more = problems.length - maxNames
  const [only] = problems
  if (isEmpty && only && problems.length === 1 && !ofLine.has(only.code)) {
    return (
      <Alert color="orange" icon={<IconAlertTriangle size={20} />} role="alert" title={i18n._(problemText(only))}>
        <Readable />
      </Alert>
    )
  }
  return (
    <Alert color="orange" icon={<IconAlertTriangle size={20} />} role="alert">
      <ul className={classes.problems}>
        {problems.slice(0, maxNames).map((problem) => {
          const { line, code } = problem
          return (
            <li key={`${line} ${code}`}>
              {ofLine.has(code) && <Trans>Line {line}:</Trans>} {i18n._(problemText(problem))}
            </li>
          )
        })}
      </ul>
      {more > 0 && <Plural value={more} one="And # line more." other="And # lines more." />}
    </Alert>
  )
}

/** Problems of single lines. All others are about the whole file. */
const ofLine = new Set<ImportProblem['code']>(['noTitle', 'unreadable', 'quoteNotClosed'])
