import { Trans, useLingui } from '@lingui/react/macro'
import { List, Stack, Text } from '@mantine/core'

/** Explains how to install the app: on iPhones only installed apps get notifications. */
export function HowToInstall() {
  const { t } = useLingui()
  return (
    <Stack gap="xs">
      <Text>
        <Trans>On iPhone and iPad, notifications need Questboard on the home screen:</Trans>
      </Text>
      <SharePicture label={t`The share button is a square with an arrow pointing up.`} />
      <List type="ordered">
        <List.Item>
          <Trans>Tap the share button in Safari.</Trans>
        </List.Item>
        <List.Item>
          <Trans>Choose “Add to Home Screen”.</Trans>
        </List.Item>
        <List.Item>
          <Trans>Open Questboard from there, and come back to this page.</Trans>
        </List.Item>
      </List>
    </Stack>
  )
}

/** A phone with the bar of its browser, the share button marked, and the app's tile on the home screen. */
function SharePicture({ label }: { label: string }) {
  return (
    <svg viewBox="0 0 240 130" width="240" role="img" aria-label={label} style={{ maxWidth: '100%' }}>
      <g fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round">
        <rect x="14" y="6" width="70" height="118" rx="12" />
        <rect x="156" y="6" width="70" height="118" rx="12" />
        <path d="M16 100h66M44 16h10M186 16h10" />
        <path d="M104 65h30m-9-9 9 9-9 9" stroke="var(--mantine-primary-color-filled)" />
        <g opacity=".35">
          <path d="M26 34h46M26 46h38M26 58h42M26 70h30" />
          <rect x="168" y="30" width="14" height="14" rx="4" />
          <rect x="200" y="30" width="14" height="14" rx="4" />
          <rect x="200" y="56" width="14" height="14" rx="4" />
        </g>
      </g>
      <circle cx="49" cy="111" r="11" fill="var(--mantine-primary-color-filled)" />
      <path
        d="M49 114v-9m-3.500 3 3.500-3.500 3.500 3.500M45 110h-1.500v7h11v-7H53"
        fill="none"
        stroke="#fff"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <rect x="166" y="54" width="18" height="18" rx="5" fill="var(--mantine-primary-color-filled)" />
      <path d="m170.500 63.500 3 3 6-6.500" fill="none" stroke="#fff" strokeWidth="2" strokeLinecap="round" />
    </svg>
  )
}
