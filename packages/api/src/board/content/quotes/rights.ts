import type { Quote } from '../types.ts'

/** On freedom, equality and courage. */
export const rights: readonly Quote[] = [
  {
    id: '01a218bc-a656-78a1-bd27-852be7d223a4',
    topic: 'history',
    text: {
      en: 'I do not wish them to have power over men; but over themselves.',
      bg: 'Не искам жените да имат власт над мъжете, а над самите себе си.',
    },
    woman: true,
    author: { en: 'Mary Wollstonecraft', bg: 'Мери Уолстънкрафт' },
    source: { en: 'A Vindication of the Rights of Woman (1792)', bg: '„В защита на правата на жената“ (1792)' },
  },
  {
    id: '01a218bc-a657-7a14-8cd8-aa212c01d684',
    topic: 'history',
    forChildren: true,
    text: {
      en: 'Woman is born free and remains equal to man in rights.',
      bg: 'Жената се ражда свободна и остава равна на мъжа по права.',
    },
    woman: true,
    author: { en: 'Olympe de Gouges', bg: 'Олимп дьо Гуж' },
    source: {
      en: 'Declaration of the Rights of Woman, article 1 (1791)',
      bg: '„Декларация за правата на жената“, член 1 (1791)',
    },
  },
  {
    id: '01a218bc-a658-706b-9b71-3869c81b7cc7',
    topic: 'history',
    forChildren: true,
    text: {
      en: 'If it were the custom to send little girls to school and to teach them the sciences as the sons are taught, they would learn as perfectly and would understand the subtleties of all the arts and sciences as they do.',
      bg: 'Ако беше обичай малките момичета да се пращат на училище и да ги учат на науките, както учат синовете, те биха учили също тъй съвършено и биха разбирали тънкостите на всички изкуства и науки като тях.',
    },
    woman: true,
    author: { en: 'Christine de Pizan', bg: 'Кристин дьо Пизан' },
    source: { en: 'The Book of the City of Ladies, I, 27 (1405)', bg: '„Книга за града на дамите“, I, 27 (1405)' },
  },
  {
    id: '01a218bc-a659-7d21-9a45-ad93c589526b',
    topic: 'history',
    forChildren: true,
    text: {
      en: 'Courage calls to courage everywhere, and its voice cannot be denied.',
      bg: 'Смелостта навсякъде зове смелост и гласът ѝ не може да не бъде чут.',
    },
    woman: true,
    author: { en: 'Millicent Fawcett', bg: 'Милисънт Фосет' },
    source: { en: 'The Women’s Victory—and After (1920)', bg: '„Победата на жените – и след нея“ (1920)' },
  },
  {
    id: '01a218bc-a65a-7a71-9708-f65824d0b69e',
    topic: 'history',
    text: {
      en: '… with such women consecrating their lives, failure is impossible!',
      bg: '… щом такива жени посвещават живота си, провалът е невъзможен!',
    },
    woman: true,
    author: { en: 'Susan B. Anthony', bg: 'Сюзан Б. Антъни' },
    source: { en: 'Last speech, Washington, February 1906', bg: 'Последна реч, Вашингтон, февруари 1906 г.' },
  },
  {
    id: '01a218bc-a65b-76fc-b13b-279a0caa499d',
    topic: 'everyday',
    text: {
      en: 'Nothing strengthens the judgment and quickens the conscience like individual responsibility.',
      bg: 'Нищо не укрепва преценката и не изостря съвестта така, както личната отговорност.',
    },
    woman: true,
    author: { en: 'Elizabeth Cady Stanton', bg: 'Елизабет Кейди Стантън' },
    source: { en: '“The Solitude of Self” (1892)', bg: '„Самотата на личността“ (1892)' },
  },
  {
    id: '01a218bc-a65c-7add-b3e5-f3a1ae316b29',
    topic: 'history',
    text: {
      en: 'We are all bound up together in one great bundle of humanity, and society cannot trample on the weakest and feeblest of its members without receiving the curse in its own soul.',
      bg: 'Всички сме свързани в един голям сноп – човечеството – и обществото не може да тъпче най-слабите и най-немощните си членове, без проклятието да засегне собствената му душа.',
    },
    woman: true,
    author: { en: 'Frances E. W. Harper', bg: 'Франсис Е. У. Харпър' },
    source: { en: '“We Are All Bound Up Together”, speech, May 1866', bg: '„Всички сме свързани“, реч, май 1866 г.' },
  },
  {
    id: '01a218bc-a65d-7ac4-8f61-95a099cf8007',
    topic: 'history',
    forChildren: true,
    text: {
      en: 'Until we are all free, we are none of us free.',
      bg: 'Докато всички не сме свободни, никой от нас не е свободен.',
    },
    woman: true,
    author: { en: 'Emma Lazarus', bg: 'Ема Лазаръс' },
    source: { en: '“An Epistle to the Hebrews” (1882–1883)', bg: '„Послание до евреите“ (1882–1883)' },
  },
  {
    id: '01a218bc-a65e-74e1-a2de-fc4810a19024',
    topic: 'history',
    text: {
      en: 'Freedom is always the freedom of those who think differently.',
      bg: 'Свободата винаги е свобода за онези, които мислят различно.',
    },
    woman: true,
    author: { en: 'Rosa Luxemburg', bg: 'Роза Люксембург' },
    source: { en: 'The Russian Revolution (1918)', bg: '„Руската революция“ (1918)' },
  },
  {
    id: '01a218bc-a65f-701a-b8b8-ced4d2df6efa',
    topic: 'history',
    text: {
      en: 'We are here, not because we are law-breakers; we are here in our efforts to become law-makers.',
      bg: 'Тук сме не защото нарушаваме закони; тук сме, защото се стремим и ние да ги създаваме.',
    },
    woman: true,
    author: { en: 'Emmeline Pankhurst', bg: 'Емелин Панкхърст' },
    source: {
      en: 'Speech in court, October 1908, in My Own Story (1914)',
      bg: 'Реч пред съда, октомври 1908 г., в „Моята история“ (1914)',
    },
  },
  {
    id: '01a218bc-a660-7422-98a8-d0b60dd47672',
    topic: 'history',
    text: {
      en: '… the good we secure for ourselves is precarious and uncertain, is floating in mid-air, until it is secured for all of us and incorporated into our common life.',
      bg: '… доброто, което си осигуряваме, е нетрайно и несигурно, то виси във въздуха, докато не бъде осигурено за всички ни и не стане част от общия ни живот.',
    },
    woman: true,
    author: { en: 'Jane Addams', bg: 'Джейн Адамс' },
    source: { en: 'Twenty Years at Hull-House (1910)', bg: '„Двадесет години в Хъл Хаус“ (1910)' },
  },
  {
    id: '01a218bc-a661-78c4-94a3-8d3b1ebc96a3',
    topic: 'history',
    forChildren: true,
    text: { en: '… let them be sea-captains, if you will.', bg: '… нека бъдат и морски капитани, ако щете.' },
    woman: true,
    author: { en: 'Margaret Fuller', bg: 'Маргарет Фулър' },
    source: { en: 'Woman in the Nineteenth Century (1845)', bg: '„Жената през деветнадесети век“ (1845)' },
  },
  {
    id: '01a218bc-a662-760c-8953-bdb90183fb4e',
    topic: 'everyday',
    text: {
      en: 'Yes! I will laugh through my tears, sing my songs in the midst of misfortune, hope even without hope—I will live! Away, sad thoughts!',
      bg: 'Да! Ще се смея през сълзи, сред бедата ще пея песни, и без надежда ще се надявам, ще живея! Махайте се, тъжни мисли!',
    },
    woman: true,
    author: { en: 'Lesya Ukrainka', bg: 'Леся Украинка' },
    source: { en: '“Contra spem spero!” (1890)', bg: '„Без надежда се надявам“ („Contra spem spero!“, 1890)' },
  },
  {
    id: '01a218bc-a663-7208-a849-8b07609302d9',
    topic: 'everyday',
    forChildren: true,
    text: {
      en: 'Being good is the only way of being happy. Being educated is the only way of being free.',
      bg: 'Да си добър е единственият начин да си щастлив. Да си образован е единственият начин да си свободен.',
    },
    author: { en: 'José Martí', bg: 'Хосе Марти' },
    source: { en: '“Wandering Teachers” (1884)', bg: '„Странстващи учители“ (1884)' },
  },
  {
    id: '01a218bc-a664-7894-9b45-287e0db97bbb',
    topic: 'history',
    text: {
      en: 'Human history becomes more and more a race between education and catastrophe.',
      bg: 'Човешката история все повече се превръща в надпревара между образованието и катастрофата.',
    },
    author: { en: 'H. G. Wells', bg: 'Х. Дж. Уелс' },
    source: { en: 'The Outline of History (1920)', bg: '„Очерк на историята“ (1920)' },
  },
  {
    id: '01a218bc-a665-7596-8f10-2ac48007f343',
    topic: 'world',
    text: { en: 'Freedom and love! These two I need.', bg: 'Свобода и любов! Тези двете са ми нужни.' },
    author: { en: 'Sándor Petőfi', bg: 'Шандор Петьофи' },
    source: { en: '“Freedom and Love” (1847)', bg: '„Свобода и любов“ (1847)' },
  },
  {
    id: '01a218c2-50e6-7f2f-b865-fa0627ca0cb1',
    topic: 'sport',
    forChildren: true,
    text: {
      en: 'Let me tell you what I think of bicycling. I think it has done more to emancipate women than anything else in the world.',
      bg: 'Нека ви кажа какво мисля за карането на колело. Мисля, че то е направило за свободата на жените повече от всичко друго на света.',
    },
    woman: true,
    author: { en: 'Susan B. Anthony', bg: 'Сюзан Б. Антъни' },
    source: {
      en: 'Interview in the New York World, 2 February 1896',
      bg: 'Интервю за „Ню Йорк Уърлд“, 2 февруари 1896 г.',
    },
  },
  {
    id: '01a218c2-50e7-7749-8718-9f193574d22a',
    topic: 'sport',
    forChildren: true,
    text: {
      en: 'I finally concluded that all failure was from a wobbling will rather than a wobbling wheel.',
      bg: 'Накрая стигнах до извода, че всеки провал идваше от колеблива воля, а не от клатещо се колело.',
    },
    woman: true,
    author: { en: 'Frances Willard', bg: 'Франсис Уилард' },
    source: { en: 'A Wheel Within a Wheel (1895)', bg: '„Колело в колелото“ (1895)' },
  },
  {
    id: '01a218c2-50e8-78cb-8c6f-0fe99a190145',
    topic: 'everyday',
    forChildren: true,
    text: {
      en: 'This seems to be the law of progress in everything we do; it moves along a spiral rather than a perpendicular; we seem to be actually going out of the way, and yet it turns out that we were really moving upward all the time.',
      bg: 'Такъв, изглежда, е законът на напредъка във всичко, което правим: той върви по спирала, а не отвесно; струва ни се, че се отклоняваме, а се оказва, че през цялото време сме се изкачвали.',
    },
    woman: true,
    author: { en: 'Frances Willard', bg: 'Франсис Уилард' },
    source: { en: 'A Wheel Within a Wheel (1895)', bg: '„Колело в колелото“ (1895)' },
  },
]
