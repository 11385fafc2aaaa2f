import { useLingui } from '@lingui/react/macro'
import { Paper, Text, Title } from '@mantine/core'
import { useLocation } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { allSettings, type SettingId } from './sections.ts'
import classes from './settings.module.css'

/** One setting. Its name is the anchor of its place on the page. */
export function SettingCard({ of, children }: { of: SettingId; children: ReactNode }) {
  const { i18n } = useLingui()
  const card = useRef<HTMLElement>(null)
  const isNamed = useLocation({ select: ({ hash }) => hash === of })
  // The router has looked for the anchor before the section was loaded.
  useEffect(() => {
    if (isNamed) card.current?.scrollIntoView()
  }, [isNamed])
  const setting = allSettings.find(({ id }) => id === of)
  if (!setting) return null
  const { title, text } = setting
  return (
    <Paper component="section" ref={card} id={of} className={classes.section} radius="lg" withBorder>
      <div>
        <Title order={2} size="h3">
          {i18n._(title)}
        </Title>
        {text && (
          <Text c="dimmed" size="sm" mt={4}>
            {i18n._(text)}
          </Text>
        )}
      </div>
      <div>{children}</div>
    </Paper>
  )
}
