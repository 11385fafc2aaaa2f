import { t } from '@lingui/core/macro'
import type { ApprovalRequest } from '@questboard/api/dashboard/schema'

/** Whether a refusal gives work back to be done better. A reward or a good deed is declined. */
export const isWork = ({ kind }: ApprovalRequest): boolean => kind === 'task' || kind === 'mission'

/** The word on the button that refuses a request. */
export const refusal = (request: ApprovalRequest): string => (isWork(request) ? t`Send back` : t`Decline`)
