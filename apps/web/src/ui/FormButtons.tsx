import { Trans } from '@lingui/react/macro'
import { Button, Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { FormEnd } from './FormEnd.tsx'
import { FormProblem } from './FormProblem.tsx'

type FormButtonsProps = {
  isSending: boolean
  problem: string | null
  close: () => void
  /** The id of the form, if the buttons are outside it. */
  form?: string
  color?: 'red'
  disabled?: boolean
  'aria-describedby'?: string
  /** The label of the button that sends the form. */
  children: ReactNode
}

/** The end of a form in a dialog: why it was not saved, and the buttons that close and send it. */
export function FormButtons({ isSending, problem, close, ...button }: FormButtonsProps) {
  return (
    <FormEnd>
      <FormProblem text={problem} />
      <Group justify="flex-end">
        <Button variant="default" onClick={close}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" loading={isSending} {...button} />
      </Group>
    </FormEnd>
  )
}
