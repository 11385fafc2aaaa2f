import { tags as shared } from '../../../packages/api/src/tags/catalogue.ts'
import type { ProcedurePath, Row } from './cases.ts'
import { inGroup } from './group-rows.ts'
import { personal } from './personal-rows.ts'

/** Permissions for the tags of users and groups. */
export const tagCalls = {
  'tags.list': personal(),
  'tags.create': personal({
    input: () => ({ name: 'Kitchen' }),
    creates: true,
    also: { 'a name that is used': { input: () => ({ name: 'GARDEN' }), wanted: 'tagAlreadyExists' } },
  }),
  'tags.update': personal({
    input: ({ tag: id }) => ({ id, name: 'Yard', color: 'red' }),
    others: { id: 'tagNotFound' },
    also: { 'a tag of all users': { input: () => ({ id: shared[0].id }), wanted: 'tagNotFound' } },
  }),
  'tags.remove': personal({
    input: ({ tag: id }) => ({ id }),
    others: { id: 'tagNotFound' },
    also: { 'a tag of all users': { input: () => ({ id: shared[0].id }), wanted: 'tagNotFound' } },
  }),

  'groupTags.list': inGroup({ needs: 'member' }),
  'groupTags.create': inGroup({ needs: 'leader', input: () => ({ name: 'Kitchen' }), creates: true }),
  'groupTags.update': inGroup({
    needs: 'leader',
    input: ({ group }) => ({ tagId: group.tag, name: 'Yard', color: 'red' }),
  }),
  'groupTags.remove': inGroup({ needs: 'leader', input: ({ group }) => ({ tagId: group.tag }) }),
} satisfies Partial<Record<ProcedurePath, Row>>
