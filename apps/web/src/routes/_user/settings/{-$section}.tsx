import { createFileRoute } from '@tanstack/react-router'

/** A section of the settings: without a name the first one, beside the list on wide screens. */
export const Route = createFileRoute('/_user/settings/{-$section}')({
  async loader({ params: { section } }) {
    const { loadSection } = await import('../../../features/profile/settings/load-section.ts')
    return loadSection(section)
  },
  component: () => Route.useLoaderData()(),
})
