import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import personClasses from '../person.module.css'
import classes from './pages.module.css'

/** A part of the page of the member who has entered, with its heading. */
export function Section({ id, title, children }: { id: string; title: ReactNode; children: ReactNode }) {
  return (
    <section className={classes.section} aria-labelledby={id}>
      <Title order={2} id={id} className={personClasses.title ?? ''}>
        {title}
      </Title>
      {children}
    </section>
  )
}
