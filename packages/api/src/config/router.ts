import { z } from 'zod'
import { generationPrices, minimumAge, openItemsLimit, tagsPerTask } from '../game/rules.ts'
import { isAwaited } from '../installation/set-up-code.ts'
import { readInstallation, signUpOf } from '../kernel/installation.ts'
import { router } from '../kernel/trpc.ts'
import { publicCalls } from '../procedures.ts'
import { config } from './schema.ts'

const publicCall = publicCalls({ tag: 'Config' })

export const configRouter = router({
  read: publicCall('GET /config', {
    summary: "Read the server's features and the limits of the game",
    description:
      'For clients that show only what is available: the ways to sign in, payments, generation and its prices in gems, limits.',
  })
    .input(z.object({}))
    .output(config)
    .query(async ({ ctx: { services, db } }) => {
      const chosen = await readInstallation(db)
      return {
        googleClientId: services.outside.google?.clientId ?? null,
        mail: services.hasMailServer,
        oidc: services.outside.oidc ? { name: services.outside.oidc.name, signUp: services.outside.oidc.signUp } : null,
        passwordSignIn: services.passwordSignIn,
        signUp: signUpOf(services, chosen),
        name: chosen?.name ?? null,
        awaitsOwner: chosen === undefined && (await isAwaited(services)),
        payments: services.outside.stripe !== undefined,
        generation: services.outside.openai ? generationPrices : null,
        minimumAge,
        erasureDays: services.erasureDays,
        contact: services.contact ?? null,
        supportUrl: services.supportUrl ?? null,
        feedbackUrl: services.feedbackUrl ?? null,
        limits: {
          groupsCreated: services.groupLimits.created,
          groupMembers: services.groupLimits.members,
          tagsPerTask,
          openItems: openItemsLimit,
        },
      }
    }),
})
