import { readCurrentBoard } from '../board/read-current.ts'
import { showBoard } from '../board/show-board.ts'
import type { UserContext } from '../kernel/context.ts'
import { listMissions } from '../missions/list.ts'
import { countUnseen } from '../notifications/count-unseen.ts'
import { listRewards } from '../rewards/list.ts'
import { listTags } from '../tags/list.ts'
import { readTasks } from '../tasks/list.ts'
import type { Dashboard } from './schema.ts'

/** The contents of the personal dashboard, by parallel queries. */
export async function readDashboard(ctx: UserContext): Promise<Dashboard> {
  const { services, together, userId, language, today, onDevice } = ctx
  const [tasks, rewards, missions, tags, { board, pawn }, notificationsCount] = await together((db) =>
    Promise.all([
      readTasks({ db, userId, today }, { archived: false, page: 1, limit: 1 }),
      listRewards({ db, userId }),
      listMissions({ services, db, userId }, { page: 1, limit: 1 }),
      listTags({ db, language }, { userId }),
      readCurrentBoard(db, userId),
      countUnseen(db, services.clock, userId, onDevice),
    ]),
  )
  return {
    tasks,
    rewards,
    missions,
    tags,
    board: showBoard(board, pawn, language),
    notificationsCount,
  }
}
