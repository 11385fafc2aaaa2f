import type { Locale } from '@questboard/i18n'

type Head = { title: string; description: string }

/**
 * What search engines and whoever shares a link are told of each of the visitors' pages. Specification: Public routes.
 */
export const heads: Record<string, Record<Locale, Head>> = {
  '/': {
    en: {
      title: 'Your to-do list is a board game · Questboard',
      description:
        'Finish a task and your pawn moves. Land on surprises, earn gold and spend it on rewards that you choose: alone, with your family or with friends.',
    },
    bg: {
      title: 'Списъкът ти със задачи е настолна игра · Questboard',
      description:
        'Свършваш задача и пионката ти тръгва напред. Попадаш на изненади, печелиш злато и го харчиш за награди, които избираш ти: за себе си, със семейството или с приятели.',
    },
  },
  '/login': {
    en: { title: 'Login · Questboard', description: 'Sign in to Questboard. Your pawn is where you left it.' },
    bg: { title: 'Вход · Questboard', description: 'Влез в Questboard. Пионката ти е там, където я остави.' },
  },
  '/sign-up': {
    en: {
      title: 'Sign up · Questboard',
      description: 'Make a free Questboard account in a minute and take your place at the start.',
    },
    bg: {
      title: 'Регистрация · Questboard',
      description: 'Направи си безплатен профил в Questboard за минута и застани на старта.',
    },
  },
  '/password-recovery': {
    en: { title: 'Forgotten password · Questboard', description: 'Ask for a link to choose a new password.' },
    bg: { title: 'Забравена парола · Questboard', description: 'Поискай връзка, с която да избереш нова парола.' },
  },
  '/about': {
    en: {
      title: 'About Questboard · Questboard',
      description: 'What Questboard is and how it is meant: calm, kind, for everybody, free software.',
    },
    bg: {
      title: 'За Questboard · Questboard',
      description: 'Какво е Questboard и с каква мисъл е направен: спокоен, добронамерен, за всички, свободен софтуер.',
    },
  },
  '/terms-and-conditions': {
    en: { title: 'Terms · Questboard', description: 'The terms of using Questboard, in plain words.' },
    bg: { title: 'Условия · Questboard', description: 'Условията за ползване на Questboard, с прости думи.' },
  },
  '/privacy-policy': {
    en: {
      title: 'Privacy · Questboard',
      description: 'What Questboard keeps of you, why, for how long, and how to take it with you or have it erased.',
    },
    bg: {
      title: 'Поверителност · Questboard',
      description: 'Какво пази Questboard за теб, защо, колко дълго и как да го вземеш със себе си или да го изтриеш.',
    },
  },
}
