import { useLingui } from '@lingui/react/macro'
import { Paper, Text, Title } from '@mantine/core'
import { useLocation } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { allSettings, type SettingId } from './sections.ts'
import classes from './settings.module.css'

type SettingCardProps = {
  of: SettingId
  /** Replaces the usual text. */
  text?: string | undefined
  children: ReactNode
}

/** One setting. Its name is the anchor of its place on the page. */
export function SettingCard({ of, text: own, children }: SettingCardProps) {
  const { i18n } = useLingui()
  const card = useRef<HTMLElement>(null)
  const isNamed = useLocation({ select: ({ hash }) => hash === of })
  useEffect(() => (isNamed ? keepInView(card.current) : undefined), [isNamed])
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
            {own ?? i18n._(text)}
          </Text>
        )}
      </div>
      <div>{children}</div>
    </Paper>
  )
}

/** Keeps a card in view, even while the cards above it load and grow, until the user does something. */
function keepInView(card: HTMLElement | null): () => void {
  const done = new AbortController()
  const observer = new ResizeObserver(() => card?.scrollIntoView())
  if (card?.parentElement) observer.observe(card.parentElement)
  done.signal.addEventListener('abort', () => observer.disconnect())
  for (const eventName of ['wheel', 'touchstart', 'pointerdown', 'keydown']) {
    window.addEventListener(eventName, () => done.abort(), { passive: true, signal: done.signal })
  }
  return () => done.abort()
}
