import { Trans } from '@lingui/react/macro'
import { Button, Group as Row, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { useSubmit } from '../../../app/use-submit.ts'
import { FormProblem } from '../../../ui/FormProblem.tsx'
import { Sheet } from '../Sheet.tsx'

type SheetFormProps = {
  label: string
  /** Whether it can be sent. If not, a field says why. */
  check?: () => boolean
  onSend: () => Promise<unknown>
  /** The label of the button that sends it; without one there is nothing to send. */
  button: ReactNode
  /** The label of the button that closes it, where "Cancel" could mean either. */
  dismiss?: ReactNode
  onClose: () => void
  children: ReactNode
}

/** A form in a dialog of the tablet. After a failure it stays open and says why. */
export function SheetForm({ label, check, onSend, button, dismiss, onClose, children }: SheetFormProps) {
  const { send, isSending, problem } = useSubmit()
  return (
    <Sheet label={label} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (check?.() ?? true) void send(onSend)
        }}
      >
        <Stack gap="lg">
          {children}
          <FormProblem text={problem} />
          <Row justify="flex-end">
            <Button size="xl" variant="default" onClick={onClose}>
              {dismiss ?? <Trans>Cancel</Trans>}
            </Button>
            {button && (
              <Button size="xl" type="submit" loading={isSending}>
                {button}
              </Button>
            )}
          </Row>
        </Stack>
      </form>
    </Sheet>
  )
}
