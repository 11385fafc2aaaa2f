import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Alert } from '@mantine/core'
import type { ImportProblem } from '@questboard/api/import-export/schema'
import { IconAlertTriangle } from '@tabler/icons-react'
import classes from './import.module.css'
import { problemText } from './texts.ts'

/** The rest is only counted. */
const maxNames = 8

/** Lines that cannot be imported, with the reasons. */
export function ImportProblems({ problems }: { problems: ImportProblem[] }) {
  const { i18n } = useLingui()
  if (problems.length === 0) return null
  const more = problems.length - maxNames
  return (
    <Alert color="orange" icon={<IconAlertTriangle size={20} />} role="alert">
      <ul className={classes.problems}>
        {problems.slice(0, maxNames).map((problem) => {
          const { line, code } = problem
          return (
            <li key={`${line} ${code}`}>
              {isOfFile.has(code) ? null : <Trans>Line {line}:</Trans>} {i18n._(problemText(problem))}
            </li>
          )
        })}
      </ul>
      {more > 0 && <Plural value={more} one="And # line more." other="And # lines more." />}
    </Alert>
  )
}

const isOfFile = new Set<ImportProblem['code']>([
  ...(['empty', 'notText', 'noTitleColumn', 'notHabitica', 'notTickTick', 'notCalendar'] as const),
])
