/**
 * What browsers store: the sentences of the privacy policy by the time at which it goes, each with what it is about.
 * `*` is the number of an account or an address. A test compares the list with the sources, another with a browser.
 */
export const stored = {
  untilSignOut: {
    session: ['localStorage cu', 'localStorage ut', 'sessionStorage until'],
    seen: ['indexedDB questboard-answers'],
    pictures: ['cache pictures'],
    push: ['indexedDB push'],
  },
  untilSent: {
    changes: ['indexedDB questboard-acts', 'localStorage kept-acts:*', 'localStorage left-acts:*'],
  },
  untilCleared: {
    choices: [
      'localStorage lang',
      'localStorage scheme',
      'localStorage sounds',
      'localStorage shortcuts-off',
      'localStorage done-collapsed',
    ],
    hints: ['localStorage first-task-shown', 'localStorage passkey'],
    browser: ['localStorage device'],
    celebrated: ['localStorage celebrated-*'],
    app: ['cache pages', 'cache public-pages', 'cache workbox-precache-v2-*'],
  },
  untilTabCloses: {
    tab: [
      'sessionStorage google-sign-in',
      'sessionStorage oidc-sign-in',
      'sessionStorage second-factor',
      'sessionStorage payment',
      'sessionStorage renewed-at',
      'sessionStorage tsr-scroll-restoration-v1_3',
      'history emailSentTo',
    ],
  },
  untilTabletRemoved: {
    tablet: ['localStorage qb-device', 'indexedDB questboard-tablet'],
  },
} as const satisfies Record<string, Record<string, readonly string[]>>

type Stored = typeof stored

/** A sentence about each thing that is stored. */
export type StoredWords = { [When in keyof Stored]: { [What in keyof Stored[When]]: string } }
