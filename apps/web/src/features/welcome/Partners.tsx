import { Trans, useLingui } from '@lingui/react/macro'
import { Title } from '@mantine/core'
import classes from './Partners.module.css'
import { ShareLinks } from './ShareLinks.tsx'

/** The open-source projects that the product uses. The list is not paid for. */
const projects = [
  { name: 'PostgreSQL', url: 'https://www.postgresql.org' },
  { name: 'Node.js', url: 'https://nodejs.org' },
  { name: 'React', url: 'https://react.dev' },
  { name: 'Fastify', url: 'https://fastify.dev' },
  { name: 'tRPC', url: 'https://trpc.io' },
  { name: 'Mantine', url: 'https://mantine.dev' },
  { name: 'Tabler Icons', url: 'https://tabler.io/icons' },
  { name: 'Lingui', url: 'https://lingui.dev' },
] as const

/** Partners (free projects) and links to share the page. */
export function Partners() {
  const { t } = useLingui()
  return (
    <section className={classes.company} aria-labelledby="company">
      <div className={classes.part}>
        <Title order={2} id="company" className={classes.heading}>
          <Trans>In good company</Trans>
        </Title>
        <p>
          <Trans>Questboard is free software without ads. It is built on the work of others who share theirs:</Trans>
        </p>
        <ul className={classes.projects} aria-label={t`Projects that Questboard is built on`}>
          {projects.map(({ name, url }) => (
            <li key={name}>
              <a href={url} rel="noopener">
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <div className={classes.part}>
        <Title order={2} className={classes.heading}>
          <Trans>More fun together</Trans>
        </Title>
        <p>
          <Trans>Invite the people you’d like to play with.</Trans>
        </p>
        <ShareLinks />
      </div>
    </section>
  )
}
