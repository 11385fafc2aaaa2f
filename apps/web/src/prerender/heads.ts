import type { Locale } from '@questboard/i18n'

type Head = { title: string; description: string }

/**
 * Titles and descriptions of the public pages, for search engines and shared links. Rules: Pages and menus.
 */
export const heads: Record<string, Record<Locale, Head>> = {
  '/': {
    en: {
      title: 'Your to-do list is a board game · Questboard',
      description:
        'Finish a task and your pawn moves. Land on surprises, earn gold and spend it on rewards you choose: alone, with family or with friends.',
    },
    bg: {
      title: 'Списъкът ти със задачи е настолна игра · Questboard',
      description:
        'Свършваш задача и пионката ти тръгва напред. Попадаш на изненади, печелиш злато и го харчиш за награди, които избираш ти: за себе си, със семейството или с приятели.',
    },
  },
  '/login': {
    en: { title: 'Sign in · Questboard', description: 'Sign in to Questboard. Your pawn is where you left it.' },
    bg: { title: 'Вход · Questboard', description: 'Влез в Questboard. Пионката ти е там, където я остави.' },
  },
  '/sign-up': {
    en: {
      title: 'Sign up · Questboard',
      description: 'Create a free Questboard account in a minute and take your place at the start.',
    },
    bg: {
      title: 'Регистрация · Questboard',
      description: 'Създай безплатен профил в Questboard за минута и застани на старта.',
    },
  },
  '/password-recovery': {
    en: { title: 'Forgot password · Questboard', description: 'Request a link to choose a new password.' },
    bg: { title: 'Забравена парола · Questboard', description: 'Поискай връзка, с която да избереш нова парола.' },
  },
  '/about': {
    en: {
      title: 'About · Questboard',
      description: 'What Questboard is and what we care about: calm, kind, for everyone, free software.',
    },
    bg: {
      title: 'За играта · Questboard',
      description: 'Какво е Questboard и кое е важно за нас: спокоен, добронамерен, за всички, свободен софтуер.',
    },
  },
  '/terms-and-conditions': {
    en: { title: 'Terms · Questboard', description: 'The terms of using Questboard, in plain words.' },
    bg: { title: 'Условия · Questboard', description: 'Условията за ползване на Questboard, с прости думи.' },
  },
  '/privacy-policy': {
    en: {
      title: 'Privacy · Questboard',
      description: 'What data Questboard stores about you, why, for how long, and how to download or delete it.',
    },
    bg: {
      title: 'Поверителност · Questboard',
      description: 'Какви данни пази Questboard за теб, защо, колко дълго и как да ги изтеглиш или изтриеш.',
    },
  },
}
