import { Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { LostPath } from './illustrations/LostPath.tsx'
import classes from './MissingPage.module.css'

type MissingPageProps = { title: ReactNode; text: ReactNode; action: ReactNode; order?: 1 | 2 }

/** Replaces a page that does not exist, or not for this user. */
export function MissingPage({ title, text, action, order = 1 }: MissingPageProps) {
  return (
    <div className={classes.missing}>
      <LostPath />
      <Title order={order}>{title}</Title>
      <Text c="dimmed">{text}</Text>
      {action}
    </div>
  )
}
