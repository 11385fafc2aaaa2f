import { Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './no-news.module.css'

type NoNewsProps = { title: ReactNode; text: ReactNode; order?: 2 | 3; children?: ReactNode }

/** An empty list of news: the bell rests on the path. */
export function NoNews({ title, text, order = 3, children }: NoNewsProps) {
  return (
    <div className={classes.empty}>
      <svg className={classes.picture} viewBox="0 0 200 110" aria-hidden="true">
        <path className={classes.hill} d="M0 92c40-22 74-20 108-8s62 10 92-6v32H0Z" />
        <rect className={classes.edge} x="18" y="86" width="28" height="16" rx="7" />
        <rect className={classes.tile} x="18" y="82" width="28" height="16" rx="7" />
        <rect className={classes.edge} x="154" y="84" width="28" height="16" rx="7" />
        <rect className={classes.tile} x="154" y="80" width="28" height="16" rx="7" />
        <path
          className={classes.bell}
          d="M100 26c-18 0-27 13-27 29 0 17-5 22-11 28h76c-6-6-11-11-11-28 0-16-9-29-27-29Z"
        />
        <path
          className={classes.shade}
          d="M100 26c-2 0-3 .1-5 .4 16 2 22 14 22 28.6 0 16 4 22 8 28h13c-6-6-11-11-11-28 0-16-9-29-27-29Z"
        />
        <circle className={classes.bell} cx="100" cy="22" r="5" />
        <path className={classes.clapper} d="M90 87h20a10 10 0 0 1-20 0Z" />
        <path className={classes.sleep} d="M86 56q4 4 8 0M106 56q4 4 8 0M95 66q5 3 10 0" />
        <path className={classes.snore} d="M140 38h9l-9 10h9M155 22h7l-7 8h7" />
      </svg>
      <Title order={order} size="h4">
        {title}
      </Title>
      <Text c="dimmed" size="sm">
        {text}
      </Text>
      {children}
    </div>
  )
}
