import type { Quote } from '../types.ts'

export const america: readonly Quote[] = [
  {
    id: '01a1f865-26f4-7ef7-9478-05ba8c407374',
    forChildren: true,
    text: { en: 'Well done is better than well said.', bg: 'По-добре добре сторено, отколкото добре казано.' },
    author: { en: 'Benjamin Franklin', bg: 'Бенджамин Франклин' },
    source: { en: 'Poor Richard’s Almanack (1737)', bg: '„Алманахът на бедния Ричард“ (1737)' },
  },
  {
    id: '01a1f865-26f5-702b-9344-e7211cc4b1e1',
    forChildren: true,
    text: { en: 'Lost time is never found again.', bg: 'Изгубеното време никога не се намира отново.' },
    author: { en: 'Benjamin Franklin', bg: 'Бенджамин Франклин' },
    source: { en: 'Poor Richard’s Almanack (1748)', bg: '„Алманахът на бедния Ричард“ (1748)' },
  },
  {
    id: '01a1f865-26f6-78eb-837d-6b21adc9f1c3',
    forChildren: true,
    text: { en: 'Little strokes fell great oaks.', bg: 'Малките удари повалят големите дъбове.' },
    author: { en: 'Benjamin Franklin', bg: 'Бенджамин Франклин' },
    source: { en: 'Poor Richard’s Almanack (1750)', bg: '„Алманахът на бедния Ричард“ (1750)' },
  },
  {
    id: '01a1f865-26f7-7177-9bf8-3bbcdf572171',
    forChildren: true,
    text: {
      en: 'Have you somewhat to do to-morrow; do it to-day.',
      bg: 'Имаш ли нещо за вършене утре, свърши го днес.',
    },
    author: { en: 'Benjamin Franklin', bg: 'Бенджамин Франклин' },
    source: { en: 'Poor Richard’s Almanack (1742)', bg: '„Алманахът на бедния Ричард“ (1742)' },
  },
  {
    id: '01a1f865-26f8-7c78-b8c9-87724bae44c8',
    text: { en: 'Diligence is the mother of good luck.', bg: 'Усърдието е майка на късмета.' },
    author: { en: 'Benjamin Franklin', bg: 'Бенджамин Франклин' },
    source: { en: 'Poor Richard’s Almanack (1736)', bg: '„Алманахът на бедния Ричард“ (1736)' },
  },
  {
    id: '01a1f865-26f9-7e4e-b9bc-78282feb480c',
    forChildren: true,
    text: {
      en: 'Nothing great was ever achieved without enthusiasm.',
      bg: 'Нищо велико не е постигнато без въодушевление.',
    },
    author: { en: 'Ralph Waldo Emerson', bg: 'Ралф Уолдо Емерсън' },
    source: { en: '“Circles”, Essays (1841)', bg: '„Кръгове“, „Есета“ (1841)' },
  },
  {
    id: '01a1f865-26fa-77ca-ac5e-3bab8c910e67',
    forChildren: true,
    text: {
      en: 'The only way to have a friend is to be one.',
      bg: 'Единственият начин да имаш приятел е самият ти да бъдеш приятел.',
    },
    author: { en: 'Ralph Waldo Emerson', bg: 'Ралф Уолдо Емерсън' },
    source: { en: '“Friendship”, Essays (1841)', bg: '„Приятелство“, „Есета“ (1841)' },
  },
  {
    id: '01a1f865-26fb-7947-8359-a8de35c29934',
    forChildren: true,
    text: {
      en: 'The reward of a thing well done, is to have done it.',
      bg: 'Наградата за добре свършеното нещо е, че си го свършил.',
    },
    author: { en: 'Ralph Waldo Emerson', bg: 'Ралф Уолдо Емерсън' },
    source: {
      en: '“New England Reformers”, Essays: Second Series (1844)',
      bg: '„Реформатори от Нова Англия“, „Есета: втора серия“ (1844)',
    },
  },
  {
    id: '01a1f865-26fc-7060-8d41-45d54d860026',
    forChildren: true,
    text: { en: 'Hitch your wagon to a star.', bg: 'Впрегни колата си в звезда.' },
    author: { en: 'Ralph Waldo Emerson', bg: 'Ралф Уолдо Емерсън' },
    source: { en: '“Civilization”, Society and Solitude (1870)', bg: '„Цивилизация“, „Общество и самота“ (1870)' },
  },
  {
    id: '01a1f865-26fd-7509-aa68-f9e462dfafb1',
    text: {
      en: 'If you have built castles in the air, your work need not be lost; that is where they should be. Now put the foundations under them.',
      bg: 'Ако си строил въздушни кули, трудът ти не е отишъл напразно: мястото им е точно там. Сега сложи и основите под тях.',
    },
    author: { en: 'Henry David Thoreau', bg: 'Хенри Дейвид Торо' },
    source: { en: 'Walden (1854)', bg: '„Уолдън“ (1854)' },
  },
  {
    id: '01a1f865-26fe-7e16-9195-0997bfa7d661',
    text: {
      en: 'If one advances confidently in the direction of his dreams, and endeavors to live the life which he has imagined, he will meet with a success unexpected in common hours.',
      bg: 'Ако човек върви уверено към мечтите си и се стреми да живее живота, който си е представил, ще го срещне успех, неочакван в обикновени часове.',
    },
    author: { en: 'Henry David Thoreau', bg: 'Хенри Дейвид Торо' },
    source: { en: 'Walden (1854)', bg: '„Уолдън“ (1854)' },
  },
  {
    id: '01a1f865-26ff-7f4e-b916-028efb197b48',
    text: { en: 'Only that day dawns to which we are awake.', bg: 'Съмва се само онзи ден, за който сме будни.' },
    author: { en: 'Henry David Thoreau', bg: 'Хенри Дейвид Торо' },
    source: { en: 'Walden (1854)', bg: '„Уолдън“ (1854)' },
  },
  {
    id: '01a1f865-2700-7db5-8170-8ae1ef0e1c67',
    text: {
      en: 'Let us, then, be up and doing, with a heart for any fate.',
      bg: 'И тъй, да станем и да действаме, със сърце, готово за всяка съдба.',
    },
    author: { en: 'Henry Wadsworth Longfellow', bg: 'Хенри Уодсуърт Лонгфелоу' },
    source: { en: '“A Psalm of Life” (1838)', bg: '„Псалм на живота“ (1838)' },
  },
  {
    id: '01a1f865-2701-72d4-8f4f-e3f5b4c06dd0',
    forChildren: true,
    text: {
      en: 'Hope is the thing with feathers that perches in the soul.',
      bg: 'Надеждата е онова пернато нещо, което каца в душата.',
    },
    author: { en: 'Emily Dickinson', bg: 'Емили Дикинсън' },
    source: { en: 'Poems: Second Series (1891)', bg: '„Стихотворения: втора серия“ (1891)' },
  },
  {
    id: '01a1f865-2702-7cbb-a197-92ed1e378297',
    forChildren: true,
    text: {
      en: 'I’m not afraid of storms, for I’m learning how to sail my ship.',
      bg: 'Не ме е страх от бурите, защото се уча да управлявам кораба си.',
    },
    author: { en: 'Louisa May Alcott', bg: 'Луиза Мей Олкът' },
    source: { en: 'Little Women, Part Two (1869)', bg: '„Малки жени“, втора част (1869)' },
  },
  {
    id: '01a1f865-2703-7278-9302-ea38b4c7b1b9',
    forChildren: true,
    text: {
      en: 'Courage is resistance to fear, mastery of fear—not absence of fear.',
      bg: 'Смелостта е съпротива срещу страха, власт над страха, а не липса на страх.',
    },
    author: { en: 'Mark Twain', bg: 'Марк Твен' },
    source: { en: 'Pudd’nhead Wilson (1894)', bg: '„Уилсън Мухльото“ (1894)' },
  },
  {
    id: '01a1f865-2704-7f17-8e8e-1caf276f1bf7',
    text: {
      en: 'Work consists of whatever a body is obliged to do, and … Play consists of whatever a body is not obliged to do.',
      bg: 'Работа е всичко, което човек е длъжен да върши, а … игра – всичко, което не е длъжен да върши.',
    },
    author: { en: 'Mark Twain', bg: 'Марк Твен' },
    source: { en: 'The Adventures of Tom Sawyer (1876)', bg: '„Приключенията на Том Сойер“ (1876)' },
  },
  {
    id: '01a1f865-2705-75c4-85ce-875ec3e2c5f7',
    text: { en: 'If there is no struggle there is no progress.', bg: 'Ако няма борба, няма и напредък.' },
    author: { en: 'Frederick Douglass', bg: 'Фредерик Дъглас' },
    source: {
      en: 'Speech on West India Emancipation (1857)',
      bg: 'Реч за освобождението на робите във Вестиндия (1857)',
    },
  },
  {
    id: '01a1f865-2706-7c0f-b910-491ac4aca61e',
    text: {
      en: 'Always bear in mind that your own resolution to succeed, is more important than any other one thing.',
      bg: 'Винаги помни, че твоята собствена решимост да успееш е по-важна от всичко друго.',
    },
    author: { en: 'Abraham Lincoln', bg: 'Ейбрахам Линкълн' },
    source: { en: 'Letter to Isham Reavis, 5 November 1855', bg: 'Писмо до Айшъм Рийвис, 5 ноември 1855 г.' },
  },
  {
    id: '01a1f865-2707-7e5c-bba5-544d0a63499a',
    forChildren: true,
    text: {
      en: 'There is no living thing that is not afraid when it faces danger. True courage is in facing danger when you are afraid.',
      bg: 'Няма живо същество, което да не се бои пред опасността. Истинската смелост е да се изправиш срещу опасността, когато те е страх.',
    },
    author: { en: 'L. Frank Baum', bg: 'Л. Франк Баум' },
    source: { en: 'The Wonderful Wizard of Oz (1900)', bg: '„Вълшебникът от Оз“ (1900)' },
  },
  {
    id: '01a1f865-2708-7139-9cca-b4c488182579',
    text: {
      en: 'Don’t loaf and invite inspiration; light out after it with a club, and if you don’t get it you will nonetheless get something that looks remarkably like it.',
      bg: 'Не се мотай в очакване на вдъхновението; хукни след него с тояга и дори да не го хванеш, ще хванеш нещо удивително подобно.',
    },
    author: { en: 'Jack London', bg: 'Джек Лондон' },
    source: { en: '“Getting into Print” (1903)', bg: '„Как се стига до печат“ (1903)' },
  },
]
