/**
 * What browsers store: the sentences of the privacy policy by the time at which it goes, each with what it is about.
 * `*` is the number of an account or an address. A test compares the list with the sources, another with a browser.
 */
export declare const stored: {
    readonly untilSignOut: {
        readonly session: readonly ["localStorage cu", "localStorage ut", "sessionStorage until"];
        readonly seen: readonly ["indexedDB questboard-answers"];
        readonly pictures: readonly ["cache pictures"];
        readonly push: readonly ["indexedDB push"];
    };
    readonly untilSent: {
        readonly changes: readonly ["indexedDB questboard-acts", "localStorage kept-acts:*", "localStorage left-acts:*"];
    };
    readonly untilCleared: {
        readonly choices: readonly ["localStorage lang", "localStorage scheme", "localStorage sounds", "localStorage shortcuts-off", "localStorage done-collapsed"];
        readonly hints: readonly ["localStorage first-task-told", "localStorage passkey"];
        readonly browser: readonly ["localStorage device"];
        readonly celebrated: readonly ["localStorage celebrated-*"];
        readonly app: readonly ["cache pages", "cache public-pages", "cache workbox-precache-v2-*"];
    };
    readonly untilTabCloses: {
        readonly tab: readonly ["sessionStorage google-sign-in", "sessionStorage oidc-sign-in", "sessionStorage second-factor", "sessionStorage payment", "sessionStorage renewed-at", "sessionStorage tsr-scroll-restoration-v1_3", "history emailSentTo"];
    };
    readonly untilTabletRemoved: {
        readonly tablet: readonly ["localStorage qb-device", "indexedDB questboard-tablet"];
    };
};
type Stored = typeof stored;
/** A sentence about each thing that is stored. */
export type StoredWords = {
    [When in keyof Stored]: {
        [What in keyof Stored[When]]: string;
    };
};
export {};
