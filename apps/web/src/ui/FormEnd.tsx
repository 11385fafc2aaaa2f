import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './FormEnd.module.css'

/** The end of a dialog's form, with its buttons. It is visible however long the form is. */
export function FormEnd({ children }: { children: ReactNode }) {
  return (
    <Stack className={classes.end} gap="sm" data-form-end>
      {children}
    </Stack>
  )
}
