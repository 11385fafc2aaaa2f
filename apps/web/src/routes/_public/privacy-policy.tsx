import { createFileRoute } from '@tanstack/react-router'
import { loadCatalog } from '../../app/locale.ts'
import { trpcUtils } from '../../app/trpc.ts'
import { LegalPage } from '../../features/privacy/LegalPage.tsx'
import { Footer } from '../../features/welcome/Footer.tsx'

export const Route = createFileRoute('/_public/privacy-policy')({
  loader: () => Promise.all([loadCatalog('privacy'), loadCatalog('welcome'), trpcUtils.config.read.ensureData({})]),
  component: () => (
    <>
      <LegalPage name="privacy" />
      <Footer />
    </>
  ),
})
