import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export const ages = ['3', '6', '9', '13'] as const

/** The youngest age of a group of ages. */
export type Age = (typeof ages)[number]

export const ageNames: Record<Age, MessageDescriptor> = {
  '3': msg`3–5 years`,
  '6': msg`6–8 years`,
  '9': msg`9–12 years`,
  '13': msg`13 and up`,
}

/** The tags that a family can have for its tasks. */
export const familyTags = {
  home: msg({ message: 'home', context: 'tag of a family' }),
  kitchen: msg({ message: 'kitchen', context: 'tag of a family' }),
  pets: msg({ message: 'pets', context: 'tag of a family' }),
}

export type FamilyTag = keyof typeof familyTags

export type StarterTask = { title: MessageDescriptor; type: 'daily' | 'weekly'; ruby: number; tag?: FamilyTag }

/**
 * What children of an age usually do at home. Nothing needs a stove, a knife, medicine or a ladder. Up to 12 years
 * nothing needs a cleaning agent or leads out of the home alone, and up to 5 a grown-up is there.
 */
export const starterTasks: Record<Age, StarterTask[]> = {
  '3': [
    { title: msg`Put the toys back in their box`, type: 'daily', ruby: 5, tag: 'home' },
    { title: msg`Brush your teeth with a grown-up`, type: 'daily', ruby: 5 },
    { title: msg`Put your clothes in the laundry basket`, type: 'daily', ruby: 5, tag: 'home' },
    { title: msg`Put napkins and spoons on the table`, type: 'daily', ruby: 5, tag: 'kitchen' },
    { title: msg`Look at a book together`, type: 'daily', ruby: 5 },
    { title: msg`Help a grown-up feed the pet`, type: 'daily', ruby: 5, tag: 'pets' },
  ],
  '6': [
    { title: msg`Make your bed`, type: 'daily', ruby: 5, tag: 'home' },
    { title: msg`Read for 15 minutes`, type: 'daily', ruby: 10 },
    { title: msg`Put plates and cups on the table`, type: 'daily', ruby: 5, tag: 'kitchen' },
    { title: msg`Pack your school bag`, type: 'daily', ruby: 5 },
    { title: msg`Tidy your room`, type: 'weekly', ruby: 15, tag: 'home' },
    { title: msg`Water the plants`, type: 'weekly', ruby: 10, tag: 'home' },
    { title: msg`Give the pet fresh water`, type: 'daily', ruby: 5, tag: 'pets' },
  ],
  '9': [
    { title: msg`Do your homework`, type: 'daily', ruby: 10 },
    { title: msg`Put away the clean dishes`, type: 'daily', ruby: 10, tag: 'kitchen' },
    { title: msg`Read for 20 minutes`, type: 'daily', ruby: 10 },
    { title: msg`Practise your sport or instrument`, type: 'daily', ruby: 10 },
    { title: msg`Vacuum your room`, type: 'weekly', ruby: 20, tag: 'home' },
    { title: msg`Fold your clean clothes`, type: 'weekly', ruby: 15, tag: 'home' },
    { title: msg`Feed the pet`, type: 'daily', ruby: 5, tag: 'pets' },
  ],
  '13': [
    { title: msg`Study for 30 minutes`, type: 'daily', ruby: 10 },
    { title: msg`Wash the dishes`, type: 'daily', ruby: 10, tag: 'kitchen' },
    { title: msg`Take out the rubbish`, type: 'daily', ruby: 5, tag: 'home' },
    { title: msg`No phone in the hour before bed`, type: 'daily', ruby: 10 },
    { title: msg`Vacuum the living room`, type: 'weekly', ruby: 20, tag: 'home' },
    { title: msg`Do a load of laundry`, type: 'weekly', ruby: 20, tag: 'home' },
    { title: msg`Walk the dog`, type: 'daily', ruby: 10, tag: 'pets' },
  ],
}

export type StarterReward = { name: MessageDescriptor; ruby: number }

/** What children of an age play for. Most of it is time together, and nothing is money. */
export const starterRewards: Record<Age, StarterReward[]> = {
  '3': [
    { name: msg`Choose the bedtime story`, ruby: 10 },
    { name: msg`Build a blanket fort together`, ruby: 25 },
    { name: msg`A trip to the playground`, ruby: 40 },
    { name: msg`Dance party in the living room`, ruby: 15 },
  ],
  '6': [
    { name: msg`20 more minutes of play`, ruby: 20 },
    { name: msg`Choose what’s for dinner`, ruby: 40 },
    { name: msg`Film night with popcorn`, ruby: 60 },
    { name: msg`A board game together`, ruby: 25 },
  ],
  '9': [
    { name: msg`30 more minutes of games`, ruby: 30 },
    { name: msg`Stay up half an hour later on Friday`, ruby: 40 },
    { name: msg`A friend stays the night`, ruby: 120 },
    { name: msg`Choose the family outing`, ruby: 150 },
  ],
  '13': [
    { name: msg`Pick the music for a day`, ruby: 20 },
    { name: msg`A day off from chores`, ruby: 60 },
    { name: msg`Pizza night with friends`, ruby: 120 },
    { name: msg`Tickets to the cinema`, ruby: 150 },
  ],
}
