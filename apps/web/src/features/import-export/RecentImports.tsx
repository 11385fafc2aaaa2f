import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Stack, Text } from '@mantine/core'
import type { RecentImport } from '@questboard/api/import-export/schema'
import { useEffect, useRef, useState } from 'react'
import { trpc } from '../../app/trpc.ts'
import { useSubmit } from '../../app/use-submit.ts'
import { FormProblem } from '../../ui/FormProblem.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { Ago } from '../notifications/Ago.tsx'
import classes from './ExportButtons.module.css'
import { remains, UndoneText } from './UndoneText.tsx'
import { type Undone, undoImports } from './undo-imports.ts'

/** The imports that are listed at first. */
const atOnce = 5

/** The imports of the last 24 hours, each with a button that undoes it. */
export function RecentImports() {
  const { data } = trpc.transfer.imports.useQuery(undefined, { staleTime: 0 })
  const [undone, setUndone] = useState<Undone | null>(null)
  const [shown, setShown] = useState(atOnce)
  const [undoing, setUndoing] = useState<string>()
  const { send, isSending, problem } = useSubmit()
  const result = useRef<HTMLParagraphElement>(null)
  // The button that was pressed has gone, and the focus with it, unless the user has moved on.
  useEffect(() => {
    const { activeElement } = document
    // A second press of the busy button puts the focus on the page around it.
    const isLost = activeElement?.contains(result.current) || result.current?.parentElement?.contains(activeElement)
    if (undone && isLost) result.current?.focus({ preventScroll: true })
  }, [undone])
  if (!data || (data.length === 0 && !undone)) return null
  return (
    <Stack gap="xs">
      <Heading order={3} size={4}>
        <Trans>Imported in the last 24 hours</Trans>
      </Heading>
      <FormProblem text={problem} />
      <ul>
        {data.slice(0, shown).map((recent) => (
          <li key={recent.id} className={classes.row}>
            <span>
              <Contents recent={recent} />{' '}
              <Text span size="sm" c="dimmed">
                <Ago at={recent.createdAt} />
              </Text>
            </span>
            <Button
              size="sm"
              variant="default"
              loading={isSending && undoing === recent.id}
              disabled={isSending && undoing !== recent.id}
              onClick={() => {
                setUndoing(recent.id)
                void send(async () => setUndone(await undoImports([recent.id])))
              }}
            >
              <Trans>Undo</Trans>
            </Button>
          </li>
        ))}
      </ul>
      {shown < data.length && (
        <Button variant="subtle" onClick={() => setShown(data.length)}>
          <Trans>Show more</Trans>
        </Button>
      )}
      {undone && (
        <Text ref={result} size="sm" role="status" tabIndex={-1}>
          <Trans>Import undone.</Trans> {remains(undone) && <UndoneText undone={undone} />}
        </Text>
      )}
    </Stack>
  )
}

function Contents({ recent: { tasks, missions, rewards } }: { recent: RecentImport }) {
  const { t } = useLingui()
  const parts = [
    ...(tasks > 0 ? [t`${plural(tasks, { one: '# task', other: '# tasks' })}`] : []),
    ...(missions > 0 ? [t`${plural(missions, { one: '# mission', other: '# missions' })}`] : []),
    ...(rewards > 0 ? [t`${plural(rewards, { one: '# reward', other: '# rewards' })}`] : []),
  ]
  return parts.join(' · ')
}
