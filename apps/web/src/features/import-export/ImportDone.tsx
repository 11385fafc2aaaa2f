import { Plural, Trans } from '@lingui/react/macro'
import { Button, Group, Stack } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useSubmit } from '../../app/use-submit.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FormProblem } from '../../ui/FormProblem.tsx'
import type { Import } from './use-import.ts'

type ImportDoneProps = { bringing: Import; onShow: () => void; close: () => void }

/** The result of an import, with links to the tasks and an undo button. */
export function ImportDone({ bringing: { made, madeTags, undoImport }, onShow, close }: ImportDoneProps) {
  const { send, isSending, problem } = useSubmit()
  /** How many tasks remained after undoing the import; null before that. */
  const [kept, setKept] = useState<number | null>(null)

  const main = useRef<HTMLButtonElement>(null)

  // The button that was pressed has gone, and the focus with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it goes again when the import is taken back
  useEffect(() => main.current?.focus(), [kept])

  return (
    <Stack>
      <div role="status">
        <EmptyState
          order={3}
          icon={<IconCircleCheck size={28} />}
          title={
            kept === null ? (
              <Plural value={made.size} one="# task is in your list" other="# tasks are in your list" />
            ) : (
              <Trans>Import undone</Trans>
            )
          }
          text={
            kept === null || kept + madeTags.size === 0 ? undefined : (
              <>
                {kept > 0 && (
                  <Plural
                    value={kept}
                    one="# task was kept because you’ve already worked on it."
                    other="# tasks were kept because you’ve already worked on them."
                  />
                )}{' '}
                {madeTags.size > 0 && (
                  <Plural
                    value={madeTags.size}
                    one="The new tag stays. You can delete it in the settings."
                    other="The # new tags stay. You can delete them in the settings."
                  />
                )}
              </>
            )
          }
        />
      </div>
      <FormProblem text={problem} />
      <Group justify="flex-end">
        {kept === null && (
          <Button
            variant="default"
            loading={isSending}
            onClick={() => void send(async () => setKept(await undoImport()))}
          >
            <Trans>Undo</Trans>
          </Button>
        )}
        {kept === null ? (
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
