import { Trans } from '@lingui/react/macro'
import { Button, Text } from '@mantine/core'
import { useEffect, useState } from 'react'

/** The browser's `beforeinstallprompt` event, which the DOM types lack. */
type Offer = Event & { prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }> }

declare global {
  interface Window {
    /** Stored by first-paint.js, because the event comes before the app loads. */
    installOffer?: Offer
  }
  interface WindowEventMap {
    beforeinstallprompt: Offer
  }
}

/** Installs the app where the browser supports it, and otherwise explains how to do it by hand. */
export function InstallOffer() {
  const [offer, setOffer] = useState(window.installOffer)
  const [isInstalled, setInstalled] = useState(() => matchMedia('(display-mode: standalone)').matches)
  useEffect(() => {
    const left = new AbortController()
    const { signal } = left
    addEventListener('beforeinstallprompt', setOffer, { signal })
    addEventListener('appinstalled', () => setInstalled(true), { signal })
    return () => left.abort()
  }, [])

  async function install() {
    const answer = await offer?.prompt()
    // A prompt can be used once.
    delete window.installOffer
    setOffer(undefined)
    if (answer?.outcome === 'accepted') setInstalled(true)
  }

  if (isInstalled) {
    return (
      <Text size="sm" c="dimmed">
        <Trans>Questboard is installed on this device.</Trans>
      </Text>
    )
  }
  return offer ? (
    <Button variant="light" onClick={() => void install()}>
      <Trans>Install Questboard</Trans>
    </Button>
  ) : (
    <Text size="sm" c="dimmed">
      <Trans>Open the menu of your browser and choose “Install” or “Add to Home screen”.</Trans>
    </Text>
  )
}
