import type { Fact } from '../types.ts'

export const sportContests: readonly Fact[] = [
  {
    id: '01a1f865-2673-7c36-a356-830ee1787dbb',
    topic: 'sport',
    forChildren: true,
    text: {
      en: 'In 1987 Stefka Kostadinova jumped 2.09 metres. Her world record in the women’s high jump stood for more than 36 years.',
      bg: 'През 1987 г. Стефка Костадинова скача 2,09 метра. Световният ѝ рекорд в скока на височина за жени се задържа повече от 36 години.',
    },
    source: 'World Athletics, “Stefka Kostadinova”; world record progression of the women’s high jump',
  },
  {
    id: '01a1f865-2683-70aa-ad5e-b2621b9b1d05',
    topic: 'sport',
    forChildren: true,
    text: {
      en: 'At the first modern Olympic Games, in Athens in 1896, the winners received silver medals, not gold ones.',
      bg: 'На първите съвременни олимпийски игри в Атина през 1896 г. победителите получават сребърни медали, а не златни.',
    },
    source: 'International Olympic Committee, “Athens 1896”: design of the medals',
  },
  {
    id: '01a218a9-b90e-7edb-9543-47c85532735e',
    topic: 'sport',
    forChildren: true,
    text: {
      en: 'A feather shuttlecock in badminton has exactly sixteen feathers.',
      bg: 'Перцето за бадминтон, когато е от истински пера, има точно шестнадесет.',
    },
    source: 'Badminton World Federation, Laws of Badminton, law 2',
  },
  {
    id: '01a218a9-b90f-73d8-863a-824a1a525da8',
    topic: 'sport',
    forChildren: true,
    text: {
      en: 'In 2010 John Isner and Nicolas Mahut played one match at Wimbledon for eleven hours and five minutes, spread over three days.',
      bg: 'През 2010 г. Джон Изнър и Никола Маю играят на Уимбълдън един-единствен мач, който продължава общо единадесет часа и пет минути в три поредни дни.',
    },
    source: 'Encyclopaedia Britannica, “Wimbledon Championships”; ATP Tour, Isner and Mahut, 2010',
  },
  {
    id: '01a218a9-b910-7e22-acaf-f83d755da6ba',
    topic: 'sport',
    text: {
      en: 'The length of a marathon, 42.195 kilometres, comes from the London Olympic Games of 1908, where the race ran from Windsor Castle to the stadium.',
      bg: 'Дължината на маратона – 42,195 километра – идва от олимпийските игри в Лондон през 1908 г., когато се бяга от замъка Уиндзор до стадиона.',
    },
    source: 'Encyclopaedia Britannica, “marathon”',
  },
  {
    id: '01a218a9-b911-70ed-aabe-a506f6a387b0',
    topic: 'sport',
    forChildren: true,
    text: {
      en: 'In the first game of basketball, in 1891, the players threw a football into baskets for peaches that hung from a balcony.',
      bg: 'В първия баскетболен мач през 1891 г. играчите хвърлят футболна топка в кошове за праскови, окачени на балкона на салона.',
    },
    source: 'Encyclopaedia Britannica, “basketball”',
  },
  {
    id: '01a218a9-b912-7445-89bd-254798a481ee',
    topic: 'sport',
    forChildren: true,
    text: {
      en: 'Volleyball is the younger brother of basketball: it was invented in 1895 as a calmer game, and its first name was mintonette.',
      bg: 'Волейболът е по-малкият брат на баскетбола: измислен е през 1895 г. като по-спокойна игра и в началото се нарича „минтонет“.',
    },
    source: 'Encyclopaedia Britannica, “volleyball”',
  },
  {
    id: '01a218a9-b913-7129-a4aa-547d65c8e281',
    topic: 'sport',
    forChildren: true,
    text: {
      en: 'The Japanese word “judo” means “the gentle way”: skill matters in it more than strength.',
      bg: 'Японската дума „джудо“ означава „мекият път“: в него умението е по-важно от силата.',
    },
    source: 'Encyclopaedia Britannica, “judo”',
  },
  {
    id: '01a218a9-b914-7c9b-8af1-0bf5ce223f3f',
    topic: 'sport',
    forChildren: true,
    text: {
      en: 'The Olympic flame is lit without matches: in Olympia, Greece, a curved mirror gathers the rays of the Sun until a torch catches fire.',
      bg: 'Олимпийският огън се пали без кибрит: в Олимпия, Гърция, вдлъбнато огледало събира слънчевите лъчи, докато факелът пламне.',
    },
    source: 'International Olympic Committee, “Olympic torch relay”',
  },
  {
    id: '01a218a9-b915-75c3-b99d-5327b59c34ed',
    topic: 'sport',
    text: {
      en: 'When the Olympic flag was designed in 1913, its five rings and white ground had at least one colour from the flag of every country.',
      bg: 'Когато през 1913 г. е създадено олимпийското знаме, петте кръга и белият фон съдържат поне по един цвят от знамето на всяка държава.',
    },
    source: 'International Olympic Committee, “What is the meaning of the Olympic rings?”',
  },
  {
    id: '01a218a9-b916-77c8-bd54-006ba657b82d',
    topic: 'sport',
    forChildren: true,
    text: {
      en: 'Winners at the ancient Olympic Games got no medals, but a wreath of wild olive branches.',
      bg: 'Победителите в древните олимпийски игри не получават медали, а венец от клонки на дива маслина.',
    },
    source: 'Encyclopaedia Britannica, “Olympic Games”',
  },
  {
    id: '01a218a9-b917-7c5e-add8-29ead7ee7cf9',
    topic: 'sport',
    text: {
      en: 'From 1912 to 1948 artists could win Olympic medals, too: for architecture, literature, music, painting and sculpture.',
      bg: 'От 1912 до 1948 г. олимпийски медали печелят и хора на изкуството: за архитектура, литература, музика, живопис и скулптура.',
    },
    source: 'International Olympic Committee, “Art competitions at the Olympic Games”',
  },
  {
    id: '01a218a9-b918-73a6-889b-12a5a8824e39',
    topic: 'sport',
    forChildren: true,
    text: {
      en: 'Tug of war was an Olympic sport from 1900 to 1920. Two teams pulled at a rope, just as in the playground.',
      bg: 'Тегленето на въже е олимпийски спорт от 1900 до 1920 г. Два отбора дърпат въжето – също като на двора.',
    },
    source: 'International Olympic Committee, “Tug-of-war”; Encyclopaedia Britannica, “tug-of-war”',
  },
  {
    id: '01a218a9-b919-78f8-80b6-98250e1a67a6',
    topic: 'sport',
    forChildren: true,
    text: {
      en: 'The American Ray Ewry could not walk for a time as a child. Later he won eight Olympic gold medals, all of them for jumping from a standstill.',
      bg: 'Като дете американецът Рей Юри за известно време не може да ходи. По-късно печели осем олимпийски титли – все в скокове от място.',
    },
    source: 'Encyclopaedia Britannica, “Ray Ewry”',
  },
  {
    id: '01a218a9-b91a-7d51-b356-ddcca91a89e6',
    topic: 'sport',
    forChildren: true,
    text: {
      en: 'Referees have shown yellow and red cards since the World Cup of 1970. Traffic lights gave the English referee Ken Aston the idea.',
      bg: 'Футболните съдии показват жълти и червени картони от Световното първенство през 1970 г. Светофарът подсказва идеята на англичанина Кен Астън.',
    },
    source: 'FIFA, “Ken Aston – the inventor of yellow and red cards”',
  },
  {
    id: '01a218a9-b91b-7fee-a5be-e67d1666ec5d',
    topic: 'sport',
    forChildren: true,
    text: {
      en: 'The first official football match between two countries, Scotland and England in 1872, ended without a single goal.',
      bg: 'Първият официален футболен мач между два национални отбора – Шотландия и Англия през 1872 г. – завършва без нито един гол.',
    },
    source: 'Encyclopaedia Britannica, “football”; Scottish Football Museum, “The first international”',
  },
  {
    id: '01a218a9-b91c-76fc-8014-82f48d053e13',
    topic: 'sport',
    forChildren: true,
    text: {
      en: 'The football World Cup trophy was stolen in London in 1966. A dog called Pickles found it by a hedge, wrapped in newspaper.',
      bg: 'През 1966 г. в Лондон открадват световната купа по футбол. Намира я куче на име Пикълс – до един жив плет, увита във вестник.',
    },
    source: 'FIFA Museum, the Jules Rimet Cup',
  },
  {
    id: '01a218a9-b91d-7910-abed-7b332ad2e884',
    topic: 'sport',
    text: {
      en: 'In 1994 Bulgaria reached the semi-finals of the football World Cup after beating Germany, the champions, 2–1.',
      bg: 'През 1994 г. България стига до полуфинал на Световното първенство по футбол, след като побеждава световния шампион Германия с 2:1.',
    },
    source: 'FIFA, “1994 FIFA World Cup USA”',
  },
  {
    id: '01a218a9-b91e-7b09-a6b8-f9acdb41bf9b',
    topic: 'sport',
    forChildren: true,
    text: {
      en: 'The gymnast Yordan Yovchev took part in six Olympic Games, from Barcelona in 1992 to London in 2012.',
      bg: 'Гимнастикът Йордан Йовчев участва на шест олимпийски игри – от Барселона през 1992 г. до Лондон през 2012 г.',
    },
    source: 'International Olympic Committee, “Jordan Jovtchev”',
  },
  {
    id: '01a218a9-b91f-710a-b2ce-20f735dc7189',
    topic: 'sport',
    text: {
      en: 'On one afternoon in May 1935 Jesse Owens broke or equalled several world records in less than an hour.',
      bg: 'В един майски следобед на 1935 г. Джеси Оуенс подобрява или изравнява няколко световни рекорда за по-малко от час.',
    },
    source: 'Encyclopaedia Britannica, “Jesse Owens”',
  },
  {
    id: '01a218a9-b920-7660-9136-fb28ef6c9795',
    topic: 'sport',
    forChildren: true,
    text: {
      en: 'In 1976 Nadia Comăneci scored a perfect 10 in Olympic gymnastics. The scoreboard had no room for it and showed 1.00.',
      bg: 'През 1976 г. Надя Команечи получава пълна десетка на олимпийските игри. Таблото не може да я изпише и показва 1,00.',
    },
    source: 'International Olympic Committee, “Nadia Comăneci”',
  },
  {
    id: '01a218a9-b921-7337-bd87-85d0543d04eb',
    topic: 'sport',
    forChildren: true,
    text: {
      en: 'Dick Fosbury won the Olympic high jump of 1968 by going over the bar backwards. It looked odd, but soon almost all jumpers did the same.',
      bg: 'През 1968 г. Дик Фосбъри става олимпийски шампион по скок на височина, като прескача летвата с гръб. Изглежда странно, но скоро почти всички скачат така.',
    },
    source: 'Encyclopaedia Britannica, “Dick Fosbury”',
  },
  {
    id: '01a218a9-b922-7057-8de5-7ffc98d19a46',
    topic: 'sport',
    forChildren: true,
    text: {
      en: 'Abebe Bikila of Ethiopia won the Olympic marathon of 1960 in Rome running barefoot.',
      bg: 'Етиопецът Абебе Бикила печели олимпийския маратон в Рим през 1960 г., като бяга бос.',
    },
    source: 'Encyclopaedia Britannica, “Abebe Bikila”',
  },
  {
    id: '01a218a9-b923-729a-ab81-928aee35fcfc',
    topic: 'sport',
    forChildren: true,
    text: {
      en: 'In goalball, a sport for blind players, the ball has bells inside. The spectators must keep quiet so that the players can hear it.',
      bg: 'В голбола – спорт за незрящи – в топката има звънчета. Публиката трябва да мълчи, за да я чуват играчите.',
    },
    source: 'International Paralympic Committee, “Goalball”',
  },
  {
    id: '01a218a9-b924-7858-9e18-c055bd1c787b',
    topic: 'sport',
    text: {
      en: 'Pieces of skis about 8,000 years old were found in northern Russia. People were skiing before they had the wheel.',
      bg: 'В Северна Русия са намерени части от ски на около 8000 години. Хората са карали ски, преди да изобретят колелото.',
    },
    source: 'Encyclopaedia Britannica, “skiing”; “wheel”',
  },
  {
    id: '01a218a9-b925-7ea9-8db4-da642efe6043',
    topic: 'sport',
    forChildren: true,
    text: {
      en: 'Before a bout sumo wrestlers throw a handful of salt into the ring, to make it pure.',
      bg: 'Преди схватка борците по сумо хвърлят шепа сол на ринга, за да го пречистят.',
    },
    source: 'Encyclopaedia Britannica, “sumo wrestling”',
  },
  {
    id: '01a218a9-b926-784e-b30e-30184e0aff11',
    topic: 'sport',
    text: {
      en: 'The leader of the Tour de France wears yellow: the newspaper that started the race was printed on paper of that colour.',
      bg: 'Водачът в колоездачната обиколка на Франция носи жълта фланелка: такъв цвят е хартията на вестника, който измисля състезанието.',
    },
    source: 'Encyclopaedia Britannica, “Tour de France”',
  },
  {
    id: '01a218a9-b927-70f4-ac8c-938811ab7262',
    topic: 'sport',
    forChildren: true,
    text: {
      en: 'In 1896 the Olympic swimmers raced in the cold open sea. Alfréd Hajós from Hungary rubbed himself with fat against the cold and won twice.',
      bg: 'През 1896 г. олимпийските плувци се състезават в студеното открито море. Унгарецът Алфред Хайош се намазва с мас срещу студа и побеждава два пъти.',
    },
    source: 'International Olympic Committee, “Alfréd Hajós”',
  },
]
