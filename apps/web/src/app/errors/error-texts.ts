import { msg } from '@lingui/core/macro'

export const errorTexts = {
  somethingWentWrong: msg`Something went wrong on our side. Try again in a moment.`,
}
