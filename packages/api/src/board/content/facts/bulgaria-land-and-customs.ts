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
      bg: 'Връх Мусала в Рила, висок 2925 метра, е най-високият не само в България, но и на целия Балкански полуостров.',
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
    source: 'Roman Jakobson, “Motor Signs for ‘Yes’ and ‘No’”, Language in Society, 1972',
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
  {
    id: '01a218ae-9349-7054-b5ef-6a8969302eea',
    topic: 'bulgaria',
    forChildren: true,
    text: {
      en: 'Wind and rain have shaped the red rocks of Belogradchik so oddly that people call them the Bear, the Schoolgirl, the Monks.',
      bg: 'Вятърът и дъждът са изваяли Белоградчишките скали така чудно, че хората ги наричат Мечката, Ученичката, Монасите.',
    },
    source: 'UNESCO World Heritage Tentative List, the rocks of Belogradchik',
  },
  {
    id: '01a218ae-934a-7e23-9b6c-35bed1445e31',
    topic: 'bulgaria',
    forChildren: true,
    text: {
      en: 'In the villages around Pernik masked survakari with heavy bells dance in mid-January to chase winter and evil away.',
      bg: 'В селата около Перник в средата на януари маскирани сурвакари с тежки звънци танцуват, за да прогонят зимата и злото.',
    },
    source: 'UNESCO Intangible Cultural Heritage, “Surova folk feast in Pernik region”',
  },
  {
    id: '01a218ae-934b-7e52-a987-312e2614c8d0',
    topic: 'bulgaria',
    text: {
      en: 'In the village of Balgari in Strandzha people dance barefoot on glowing embers on the feast of Saints Constantine and Helena.',
      bg: 'В странджанското село Българи на празника на светите Константин и Елена нестинарите танцуват боси върху жарава.',
    },
    source: 'UNESCO Intangible Cultural Heritage, “Nestinarstvo, messages from the past”',
  },
  {
    id: '01a218ae-934c-72a7-a458-651214749389',
    topic: 'bulgaria',
    forChildren: true,
    text: {
      en: 'A carpet from Chiprovtsi has no wrong side: its pattern is the same on both.',
      bg: 'Чипровският килим няма опако: шарката му е една и съща и от двете страни.',
    },
    source: 'UNESCO Intangible Cultural Heritage, “The tradition of carpet-making in Chiprovtsi”',
  },
  {
    id: '01a218ae-934d-798a-afea-ba50d9da8676',
    topic: 'bulgaria',
    forChildren: true,
    text: {
      en: 'Bulgaria celebrates its alphabet: 24 May, the day of the Bulgarian alphabet, education and culture, is a public holiday.',
      bg: 'България си има празник на буквите: 24 май – денят на българската азбука, просвета и култура – е официален празник.',
    },
    source: 'Labour Code of the Republic of Bulgaria, article 154',
  },
  {
    id: '01a218ae-934e-7ebc-b9a0-3f66f6def6bd',
    topic: 'bulgaria',
    forChildren: true,
    text: {
      en: 'Plovdiv is called the city of seven hills, but today you can climb only six. The seventh was dug away for its stone.',
      bg: 'Наричат Пловдив града на седемте тепета, но днес можеш да се качиш само на шест. Седмото е изкопано заради камъка му.',
    },
    source: 'Plovdiv Municipality, the hills (tepeta) of Plovdiv: Markovo Tepe',
  },
  {
    id: '01a218ae-934f-70a2-b4fc-dc429944eb8d',
    topic: 'bulgaria',
    forChildren: true,
    text: {
      en: 'At Etar near Gabrovo a stream does the work as it did long ago: it turns the mill, saws wood and washes rugs.',
      bg: 'В „Етър“ край Габрово рекичката върши работата като едно време: върти воденицата, реже дърва и пере черги.',
    },
    source: 'Regional Ethnographic Open-Air Museum “Etar”, Gabrovo, “Water facilities”',
  },
  {
    id: '01a218ae-9350-7903-9894-4950fcf4d040',
    topic: 'bulgaria',
    forChildren: true,
    text: {
      en: 'A survachka is a decorated cornel branch. On 1 January Bulgarian children pat their elders on the back with it and wish them health.',
      bg: 'Сурвачката е украсена дрянова пръчка. На 1 януари децата потупват с нея възрастните по гърба и ги наричат за здраве.',
    },
    source: 'Ethnographic Institute with Museum, Bulgarian Academy of Sciences: New Year customs (survakane)',
  },
  {
    id: '01a218ae-9351-70c7-990e-dc612af2f971',
    topic: 'bulgaria',
    forChildren: true,
    text: {
      en: 'At Easter Bulgarians knock dyed eggs together. The egg that stays whole is called the fighter and is kept for luck.',
      bg: 'На Великден българите се чукат с боядисани яйца. Здравото яйце наричат борак и го пазят за късмет.',
    },
    source: 'Ethnographic Institute with Museum, Bulgarian Academy of Sciences: Easter customs',
  },
]
