import type { Messages } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Text, TextInput } from '@mantine/core'
import { IconChevronRight, IconSearch } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { trpc } from '../../../app/trpc.ts'
import { fetchOtherTexts, findSettings } from './find-settings.ts'
import { ofOwner, type SectionId, sectionIds, sections } from './sections.ts'
import classes from './settings.module.css'

/** The sections of the settings, and a search over all of them. */
export function SectionList({ open }: { open: SectionId | undefined }) {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const [query, setQuery] = useState('')
  const [otherTexts, setOtherTexts] = useState<Messages>({})
  const { data: config } = trpc.config.read.useQuery({})
  const isOwner = trpc.installation.owned.useQuery({}).data?.owner ?? false
  const isOffered = (section: SectionId) => section !== ofOwner || isOwner
  // What this server does not have, such as passwords, is not on the page.
  const missing: string[] = config
    ? [
        ...(config.passwordSignIn ? [] : ['password']),
        ...(config.oidc || config.googleClientId ? [] : ['services']),
        ...(config.mail ? [] : ['weekly-email']),
      ]
    : []
  const found = findSettings(query, otherTexts).filter(({ section, id }) => isOffered(section) && !missing.includes(id))

  function openFirst(event: FormEvent) {
    event.preventDefault()
    const [first] = found
    if (first) void navigate({ to: '/settings/{-$section}', params: { section: first.section }, hash: first.id })
  }

  return (
    <div className={classes.list}>
      <search>
        <form onSubmit={openFirst}>
          <TextInput
            type="search"
            aria-label={t`Search settings`}
            placeholder={t`Search settings`}
            leftSection={<IconSearch size={18} aria-hidden="true" />}
            value={query}
            onFocus={() => void fetchOtherTexts().then(setOtherTexts, () => {})}
            onChange={(event) => setQuery(event.currentTarget.value)}
          />
        </form>
      </search>
      {query.trim() === '' ? (
        <nav aria-label={t`Settings`}>
          <ul className={classes.links}>
            {sectionIds.filter(isOffered).map((id) => {
              const { title, icon: Icon } = sections[id]
              return (
                <li key={id}>
                  <Link
                    to="/settings/{-$section}"
                    params={{ section: id }}
                    className={classes.link ?? ''}
                    aria-current={id === open ? 'page' : undefined}
                  >
                    <Icon size={20} aria-hidden="true" />
                    <span>{i18n._(title)}</span>
                    <IconChevronRight className={classes.chevron} size={18} aria-hidden="true" />
                  </Link>
                </li>
              )
            })}
          </ul>
        </nav>
      ) : (
        <div role="status">
          {found.length === 0 && (
            <Text c="dimmed" size="sm" p="sm">
              <Trans>Nothing found. Try another word.</Trans>
            </Text>
          )}
          <ul className={classes.links} aria-label={t`Found settings`}>
            {found.map(({ section, id, title }) => (
              <li key={id}>
                <Link
                  to="/settings/{-$section}"
                  params={{ section }}
                  hash={id}
                  className={classes.link ?? ''}
                  onClick={() => setQuery('')}
                >
                  <span>{i18n._(title)}</span>
                  <Text c="dimmed" size="xs" span>
                    {i18n._(sections[section].title)}
                  </Text>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
