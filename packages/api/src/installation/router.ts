import { z } from 'zod'
import { signInResponse } from '../auth/schema.ts'
import { isOwner } from '../kernel/installation.ts'
import { nothing } from '../kernel/schema.ts'
import { router } from '../kernel/trpc.ts'
import { openProcedure, userProcedure } from '../procedures.ts'
import { listAccounts } from './accounts.ts'
import { changeInstallation } from './change.ts'
import { listBackups } from './list-backups.ts'
import { lockByOwner } from './lock-account.ts'
import { makeBackup } from './make-backup.ts'
import { offerBackup } from './offer-backup.ts'
import { readOverview } from './overview.ts'
import { resetByOwner } from './reset-account.ts'
import {
  accountInput,
  accountsInput,
  changeInput,
  installationState,
  lockInput,
  offered,
  offerInput,
  overview,
  owned,
  resetDone,
  resetInput,
  setUpInput,
  shownAccounts,
  shownBackups,
  testEmailed,
} from './schema.ts'
import { sendTestEmail } from './send-test-email.ts'
import { setUp } from './set-up.ts'
import { isAwaited } from './set-up-code.ts'
import { unlockByOwner } from './unlock-account.ts'

const nothingGiven = z.object({})

/**
 * The first visit of an empty installation, and the page of its owner. These calls are of the web app alone: they have
 * no REST route, and name neither scopes nor a device right, so they are closed to API tokens and shared devices.
 */
export const installationRouter = router({
  state: openProcedure
    .input(nothingGiven)
    .output(installationState)
    .query(async ({ ctx: { services } }) => ({
      isAwaited: await isAwaited(services),
      fixedSignUp: services.signUp ?? null,
    })),

  setUp: openProcedure
    .input(setUpInput)
    .output(signInResponse)
    .mutation(({ ctx, input }) => setUp(ctx, input)),

  owned: userProcedure
    .input(nothingGiven)
    .output(owned)
    .query(async ({ ctx: { db, userId } }) => ({ owner: await isOwner(db, userId) })),

  overview: userProcedure
    .input(nothingGiven)
    .output(overview)
    .query(({ ctx }) => readOverview(ctx)),

  change: userProcedure
    .input(changeInput)
    .output(nothing)
    .mutation(({ ctx, input }) => changeInstallation(ctx, input)),

  sendTestEmail: userProcedure
    .input(nothingGiven)
    .output(testEmailed)
    .mutation(({ ctx }) => sendTestEmail(ctx)),

  accounts: userProcedure
    .input(accountsInput)
    .output(shownAccounts)
    .query(({ ctx, input }) => listAccounts(ctx, input)),

  lockAccount: userProcedure
    .input(lockInput)
    .output(nothing)
    .mutation(({ ctx, input }) => lockByOwner(ctx, input)),

  unlockAccount: userProcedure
    .input(accountInput)
    .output(nothing)
    .mutation(({ ctx, input }) => unlockByOwner(ctx, input)),

  resetAccount: userProcedure
    .input(resetInput)
    .output(resetDone)
    .mutation(({ ctx, input }) => resetByOwner(ctx, input)),

  backups: userProcedure
    .input(nothingGiven)
    .output(shownBackups)
    .query(({ ctx }) => listBackups(ctx)),

  makeBackup: userProcedure
    .input(nothingGiven)
    .output(shownBackups.unwrap().shape.files.element)
    .mutation(({ ctx }) => makeBackup(ctx)),

  offerBackup: userProcedure
    .input(offerInput)
    .output(offered)
    .mutation(({ ctx, input }) => offerBackup(ctx, input)),
})
