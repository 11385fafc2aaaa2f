import { createQuestboardClient, failureOf, isQuestboardError, type Task } from '@questboard/client'

const { QUESTBOARD_URL: url = 'http://localhost:3000', QUESTBOARD_TOKEN: token } = process.env

/** Completes what is open of a type, spends the gold on a reward, and prints events until Ctrl+C. */
async function evening(token: string, type: Task['type'], treat: string): Promise<void> {
  const { api, events } = createQuestboardClient({ url, token })
  const tasks = await api.tasks.list.query({ type: [type] })
  for (const { id, title } of tasks.filter((task) => !task.completed)) {
    try {
      const { stats, board } = await api.tasks.complete.mutate({ id })
      console.log(`${title}: you have ${stats.gold} gold, and the pawn is on square ${board.position}.`)
    } catch (error) {
      // Somewhere else the task was done or deleted meanwhile. Other codes are not expected here.
      if (!isQuestboardError(error, 'taskAlreadyCompleted') && !isQuestboardError(error, 'taskNotFound')) throw error
    }
  }

  const rewards = await api.rewards.list.query({})
  const reward = rewards.find(({ name }) => name === treat)
  if (reward) {
    try {
      // It spends gold. The client sends an id with it, so it is paid once, even if an answer is lost.
      const { stats } = await api.rewards.redeem.mutate({ rewardId: reward.id })
      console.log(`Enjoy: ${treat}. You have ${stats.gold} gold left.`)
    } catch (error) {
      if (!isQuestboardError(error, 'notEnoughGoldToRedeemReward')) throw error
      console.log(`${treat} costs ${reward.gold} gold. Tomorrow!`)
    }
  }

  const stopped = new AbortController()
  process.once('SIGINT', () => stopped.abort())
  for await (const event of events({ signal: stopped.signal })) {
    if (event.type === 'task.created') console.log(`New: ${event.data.title}, for ${event.data.gold} gold.`)
    else console.log(event.type)
  }
}

if (!token) {
  console.error('Set QUESTBOARD_TOKEN to an API token from the settings.')
  process.exitCode = 1
} else {
  try {
    await evening(token, 'daily', process.argv[2] ?? 'Ice cream')
  } catch (error) {
    const failure = failureOf(error)
    if (!failure) throw error
    console.error(`Questboard refused: ${failure.message}`)
    process.exitCode = 1
  }
}
