import { Plural, Trans } from '@lingui/react/macro'
import { Button, Group, Stack } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useSubmit } from '../../app/use-submit.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FormProblem } from '../../ui/FormProblem.tsx'
import { BesidesText } from './BesidesText.tsx'
import { remains, UndoneText } from './UndoneText.tsx'
import type { Undone } from './undo-imports.ts'
import type { Import } from './use-import.ts'

type ImportDoneProps = { importState: Import; onShow: () => void; close: () => void }

/** The result of an import, with links to the tasks and an undo button. */
export function ImportDone({ importState: { createdIds, added, undoImport }, onShow, close }: ImportDoneProps) {
  const { send, isSending, problem } = useSubmit()
  /** What remained after undoing the import; null before that. */
  const [undone, setUndone] = useState<Undone | null>(null)
  const others = added.missions.length + added.rewards.length
  const tasks = createdIds.size - others
  const othersText = <BesidesText missions={added.missions.length} rewards={added.rewards.length} />

  const main = useRef<HTMLButtonElement>(null)

  // The button that was pressed has gone, and the focus with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it goes again when the import is taken back
  useEffect(() => main.current?.focus(), [undone])

  return (
    <Stack>
      <div role="status">
        <EmptyState
          order={3}
          icon={<IconCircleCheck size={28} />}
          title={
            undone !== null ? (
              <Trans>Import undone</Trans>
            ) : tasks > 0 ? (
              <Plural value={tasks} one="# task is in your list" other="# tasks are in your list" />
            ) : (
              <Trans>Imported: {othersText}</Trans>
            )
          }
          text={
            undone ? (
              remains(undone) && <UndoneText undone={undone} />
            ) : (
              <>
                {tasks > 0 && others > 0 && (
                  <>
                    + {othersText}
                    <br />
                  </>
                )}
                <Trans>You can undo this for 24 hours, also in the settings.</Trans>
              </>
            )
          }
        />
      </div>
      <FormProblem text={problem} />
      <Group justify="flex-end">
        {undone === null && (
          <Button
            variant="default"
            loading={isSending}
            onClick={() => void send(async () => setUndone(await undoImport()))}
          >
            <Trans>Undo</Trans>
          </Button>
        )}
        {undone === null ? (
          <Button
            ref={main}
            onClick={() => {
              close()
              onShow()
            }}
          >
            <Trans>Show tasks</Trans>
          </Button>
        ) : (
          <Button ref={main} onClick={close}>
            <Trans>Close</Trans>
          </Button>
        )}
      </Group>
    </Stack>
  )
}
