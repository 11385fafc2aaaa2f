import { nameOfDevice } from '@questboard/i18n/user-agent'

/** How this browser is called in the list of devices, such as `Chrome, Android`. */
export const nameOfThisDevice = (): string => nameOfDevice(navigator.userAgent) || 'Web'
