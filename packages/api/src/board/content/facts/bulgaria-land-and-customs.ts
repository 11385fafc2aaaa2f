import type { Fact } from '../types.ts'

export const bulgariaLandAndCustoms: readonly Fact[] = [
  {
    id: '01a1f865-2665-7bfb-8823-8ff6262b01e5',
    topic: 'bulgaria',
    forChildren: true,
    text: {
      en: 'It takes several tonnes of rose petals to make a single kilogram of Bulgarian rose oil.',
      bg: 'За един-единствен килограм българско розово масло са нужни няколко тона розов цвят.',
    },
    source: 'Encyclopaedia Britannica, “attar of roses”',
  },
  {
    id: '01a1f865-2668-784f-ac11-0aea21eccb0e',
    topic: 'bulgaria',
    forChildren: true,
    text: {
      en: 'Musala in the Rila mountains, 2,925 metres high, is the highest peak not only in Bulgaria but on the whole Balkan Peninsula.',
      bg: 'Мусала в Рила, висок 2925 метра, е най-високият връх не само в България, но и на целия Балкански полуостров.',
    },
    source: 'Encyclopaedia Britannica, “Musala Peak”',
  },
  {
    id: '01a1f865-2669-73d6-9490-46ddb3918f77',
    topic: 'bulgaria',
    forChildren: true,
    text: {
      en: 'Bulgarians often shake their heads to say yes and nod to say no, which puzzles many visitors.',
      bg: 'Българите често поклащат глава за „да“ и кимат за „не“, което обърква много чужденци.',
    },
    source: 'Encyclopaedia Britannica, “gesture”: head movements of Bulgarians',
  },
  {
    id: '01a1f865-266a-7bc0-a762-30877507b283',
    topic: 'bulgaria',
    forChildren: true,
    text: {
      en: 'The motto of Sofia is “Ever growing, never ageing”, and it can be read on the city’s coat of arms.',
      bg: 'Девизът на София гласи „Расте, но не старее“ и може да се прочете на герба на града.',
    },
    source: 'Sofia Municipality, the coat of arms of Sofia',
  },
  {
    id: '01a1f865-266e-78d9-b1d2-dfa5caf8c6f3',
    topic: 'bulgaria',
    forChildren: true,
    text: {
      en: 'Lake Srebarna near the Danube is one of the places where the rare Dalmatian pelican nests.',
      bg: 'Езерото Сребърна край Дунав е едно от местата, на които гнезди редкият къдроглав пеликан.',
    },
    source: 'UNESCO World Heritage List, 219: Srebarna Nature Reserve',
  },
  {
    id: '01a1f865-2670-7a91-8284-716a5fa4db87',
    topic: 'bulgaria',
    forChildren: true,
    text: {
      en: 'On 1 March Bulgarians give each other a martenitsa of red and white thread and wear it until they see a stork or a tree in bloom.',
      bg: 'На 1 март българите си подаряват мартеници от червен и бял конец и ги носят, докато видят щъркел или цъфнало дърво.',
    },
    source: 'UNESCO Intangible Cultural Heritage, “Cultural practices associated to the 1st of March”',
  },
  {
    id: '01a1f865-2675-7a6e-8093-02ef475b2403',
    topic: 'bulgaria',
    forChildren: true,
    text: {
      en: 'Several of the Seven Rila Lakes are named after their shapes: the Eye, the Kidney, the Trefoil.',
      bg: 'Няколко от Седемте рилски езера са кръстени на формата си: Окото, Бъбрека, Трилистника.',
    },
    source: 'Rila National Park: the Seven Rila Lakes',
  },
]
