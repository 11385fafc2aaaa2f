import { createFileRoute } from '@tanstack/react-router'

/** Without a section it is the first one, beside the list on wide screens. */
export const Route = createFileRoute('/_user/settings/{-$section}')({
  async loader({ params: { section } }) {
    const { loadSection } = await import('../../../features/profile/settings/load-section.ts')
    return loadSection(section)
  },
  component: () => Route.useLoaderData()(),
})
