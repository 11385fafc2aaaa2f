import { type InGroup, newGroup, type TestGroup } from './group.ts'
import type { TestServer } from './test-server.ts'

/** A group of a creator with another leader and two members. */
export interface Members {
  group: TestGroup
  creator: InGroup
  leader: InGroup
  ani: InGroup
  boyan: InGroup
}

export async function newMembers(server: TestServer): Promise<Members> {
  const group = await newGroup(server, { leaders: 1, members: 2 })
  const [leader] = group.leaders as [InGroup]
  const [ani, boyan] = group.members as [InGroup, InGroup]
  return { group, creator: group.creator, leader, ani, boyan }
}
