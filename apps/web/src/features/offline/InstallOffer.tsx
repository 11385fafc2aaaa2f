import { Trans } from '@lingui/react/macro'
import { Button, Text } from '@mantine/core'
import { useEffect, useState } from 'react'

/** The browser's own offer, which no type of the DOM knows yet. */
type Offer = Event & { prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }> }

declare global {
  interface Window {
    /** Kept by first-paint.js, since it is made long before anything here is loaded. */
    installOffer?: Offer
  }
  interface WindowEventMap {
    beforeinstallprompt: Offer
  }
}

/** Puts the application among those of the device, where the browser can; else says how it is done by hand. */
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
    // An offer can be taken up once.
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
      <Trans>Open the menu of your browser and choose “Install” or “Add to home screen”.</Trans>
    </Text>
  )
}
