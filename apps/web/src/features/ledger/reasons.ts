import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Currency, Reason } from '@questboard/api/ledger/schema'
import {
  IconArrowBackUp,
  IconChecklist,
  IconChecks,
  IconClockX,
  IconDice5,
  IconDoorExit,
  IconFlag,
  IconFlagX,
  IconGift,
  IconHandFinger,
  IconHeartHandshake,
  IconMap2,
  IconMoodSmile,
  IconQuestionMark,
  IconSend,
  IconSparkles,
} from '@tabler/icons-react'

type Told = { words: MessageDescriptor; icon: typeof IconGift }

/** Why a balance moved, in words and as a picture. */
export const reasons: Record<Reason, Told> = {
  welcome: { words: msg`A welcome gift`, icon: IconGift },
  taskCompleted: { words: msg`Task done`, icon: IconChecklist },
  taskReopened: { words: msg`Task opened again`, icon: IconArrowBackUp },
  taskMissed: { words: msg`Task missed`, icon: IconClockX },
  missionCompleted: { words: msg`Mission completed`, icon: IconFlag },
  squareLanded: { words: msg`Card on the board`, icon: IconDice5 },
  questionAnswered: { words: msg`Right answer`, icon: IconQuestionMark },
  rewardRedeemed: { words: msg`Reward redeemed`, icon: IconSparkles },
  avatarBought: { words: msg`Avatar bought`, icon: IconMoodSmile },
  boardBought: { words: msg`Board bought`, icon: IconMap2 },
  gemsSent: { words: msg`Gems sent`, icon: IconSend },
  gemsReceived: { words: msg`Gems received`, icon: IconHeartHandshake },
  groupTaskCompleted: { words: msg`Group task done`, icon: IconChecks },
  groupTaskReopened: { words: msg`Group task opened again`, icon: IconArrowBackUp },
  groupMissionCompleted: { words: msg`Group mission completed`, icon: IconFlag },
  groupMissionFailed: { words: msg`Group mission failed`, icon: IconFlagX },
  groupRewardRedeemed: { words: msg`Group reward redeemed`, icon: IconHandFinger },
  membershipEnded: { words: msg`Left a group`, icon: IconDoorExit },
}

const moves: Record<Currency, readonly Reason[]> = {
  gold: [
    'taskCompleted',
    'missionCompleted',
    'squareLanded',
    'questionAnswered',
    'rewardRedeemed',
    'avatarBought',
    'taskMissed',
    'taskReopened',
  ],
  gems: ['squareLanded', 'avatarBought', 'boardBought', 'gemsSent', 'gemsReceived', 'welcome'],
  exp: [
    'taskCompleted',
    'missionCompleted',
    'squareLanded',
    'questionAnswered',
    'groupTaskCompleted',
    'groupMissionCompleted',
    'taskReopened',
    'groupTaskReopened',
  ],
}

/** The reasons for which a currency can move: those that its list can be narrowed to. */
export const reasonsOf = (currency: Currency): readonly Reason[] => moves[currency]
