import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Currency, Reason } from '@questboard/api/ledger/schema'
import {
  IconArrowBackUp,
  IconChecklist,
  IconChecks,
  IconClockCheck,
  IconClockX,
  IconDiamond,
  IconDice5,
  IconDoorExit,
  IconFlag,
  IconFlagX,
  IconGift,
  IconHandFinger,
  IconHeartHandshake,
  IconHeartMinus,
  IconMap2,
  IconMoodSmile,
  IconQuestionMark,
  IconReceiptRefund,
  IconSend,
  IconSparkles,
  IconWand,
} from '@tabler/icons-react'

type ReasonLabel = { words: MessageDescriptor; icon: typeof IconGift }

/** Why a balance changed: text and icon. */
export const reasons: Record<Reason, ReasonLabel> = {
  welcome: { words: msg`A welcome gift`, icon: IconGift },
  taskCompleted: { words: msg`Task done`, icon: IconChecklist },
  taskReopened: { words: msg`Task reopened`, icon: IconArrowBackUp },
  taskMissed: { words: msg`Task missed`, icon: IconClockX },
  penaltyReturned: { words: msg`Penalty returned`, icon: IconClockCheck },
  missionCompleted: { words: msg`Mission completed`, icon: IconFlag },
  squareLanded: { words: msg`Card on the board`, icon: IconDice5 },
  questionAnswered: { words: msg`Right answer`, icon: IconQuestionMark },
  rewardRedeemed: { words: msg`Reward redeemed`, icon: IconSparkles },
  avatarBought: { words: msg`Avatar bought`, icon: IconMoodSmile },
  boardBought: { words: msg`Board bought`, icon: IconMap2 },
  gemsSent: { words: msg`Gems sent`, icon: IconSend },
  gemsReceived: { words: msg`Gems received`, icon: IconHeartHandshake },
  groupTaskCompleted: { words: msg`Group task done`, icon: IconChecks },
  groupTaskReopened: { words: msg`Group task reopened`, icon: IconArrowBackUp },
  groupMissionCompleted: { words: msg`Group mission completed`, icon: IconFlag },
  groupMissionFailed: { words: msg`Group mission failed`, icon: IconFlagX },
  groupRewardRedeemed: { words: msg`Group reward redeemed`, icon: IconHandFinger },
  deedApproved: { words: msg`Something extra`, icon: IconSparkles },
  rubiesGiven: { words: msg`Given by a leader`, icon: IconHeartHandshake },
  rubiesTaken: { words: msg`Taken by a leader`, icon: IconHeartMinus },
  rubiesReversed: { words: msg`Taken back by a leader`, icon: IconArrowBackUp },
  membershipEnded: { words: msg`Left a group`, icon: IconDoorExit },
  gemsBought: { words: msg`Gems bought`, icon: IconDiamond },
  gemsTakenBack: { words: msg`Payment refunded`, icon: IconReceiptRefund },
  gemsOwed: { words: msg`Refund balanced`, icon: IconReceiptRefund },
  gemsGranted: { words: msg`A gift from Questboard`, icon: IconMoodSmile },
  tasksGenerated: { words: msg`Tasks suggested`, icon: IconWand },
  rewardsGenerated: { words: msg`Rewards suggested`, icon: IconWand },
  avatarGenerated: { words: msg`Avatar drawn`, icon: IconWand },
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
    'penaltyReturned',
    'taskReopened',
  ],
  gems: [
    'gemsBought',
    'squareLanded',
    'avatarBought',
    'boardBought',
    'tasksGenerated',
    'rewardsGenerated',
    'avatarGenerated',
    'gemsSent',
    'gemsReceived',
    'gemsTakenBack',
    'gemsOwed',
    'gemsGranted',
    'welcome',
  ],
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

/** The reasons that exist for a currency, used as filters. */
export const reasonsOf = (currency: Currency): readonly Reason[] => moves[currency]
