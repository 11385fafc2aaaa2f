import { notFound } from '@tanstack/react-router'
import { createElement, type FunctionComponent } from 'react'
import { type Catalog, loadCatalog } from '../../../app/locale.ts'
import { trpcUtils } from '../../../app/trpc.ts'
import { type SectionId, sections } from './sections.ts'

type Part = {
  catalogs: readonly Catalog[]
  load: () => Promise<FunctionComponent>
}

/** The code and the texts of each section. Only the open one loads them. */
const parts: Record<SectionId, Part> = {
  profile: { catalogs: ['offline'], load: async () => (await import('./ProfileSettings.tsx')).ProfileSettings },
  game: {
    catalogs: ['days', 'tags', 'celebration'],
    load: async () => (await import('./GameSettings.tsx')).GameSettings,
  },
  notifications: {
    catalogs: ['notifications'],
    load: async () => (await import('./NotificationSettings.tsx')).NotificationSettings,
  },
  security: {
    catalogs: ['sessions', 'tablet'],
    load: async () =>
      (
        await Promise.all([
          import('./SecuritySettings.tsx'),
          // Without an answer the forms ask for the password, which may be empty.
          trpcUtils.auth.waysIn.ensureData({}).catch(() => undefined),
          trpcUtils.config.read.ensureData({}).catch(() => undefined),
        ])
      )[0].SecuritySettings,
  },
  data: { catalogs: ['import-export', 'privacy'], load: async () => (await import('./DataSettings.tsx')).DataSettings },
  connections: {
    catalogs: ['calendar', 'tokens', 'webhooks'],
    load: async () => (await import('./ConnectionSettings.tsx')).ConnectionSettings,
  },
  installation: {
    catalogs: ['installation'],
    load: async () => {
      const [{ owner }, { InstallationSettings }] = await Promise.all([
        trpcUtils.installation.owned.ensureData({}),
        import('./InstallationSettings.tsx'),
      ])
      if (!owner) throw notFound()
      return InstallationSettings
    },
  },
}

/** @throws notFound: there is no such section */
export async function loadSection(id = 'profile'): Promise<() => ReturnType<FunctionComponent>> {
  if (!Object.hasOwn(sections, id)) throw notFound()
  const { catalogs, load } = parts[id as SectionId]
  const [Settings] = await Promise.all([load(), ...catalogs.map(loadCatalog)])
  return () => createElement(Settings)
}
