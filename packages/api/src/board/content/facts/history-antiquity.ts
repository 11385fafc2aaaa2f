import type { Fact } from '../types.ts'

export const historyAntiquity: readonly Fact[] = [
  {
    id: '01a1f865-267d-70ac-b868-bbabc07079f1',
    topic: 'history',
    text: {
      en: 'The Rosetta Stone bears one decree in three scripts. It helped scholars to read Egyptian hieroglyphs again in the 1820s.',
      bg: 'Розетският камък носи един и същ указ, изписан с три вида писменост. Благодарение на него през 20-те години на XIX век отново се разчитат египетските йероглифи.',
    },
    source: 'British Museum, “The Rosetta Stone”',
  },
  {
    id: '01a1f865-2681-7779-bc18-c20096a48ceb',
    topic: 'history',
    text: {
      en: 'Cleopatra lived closer in time to the first Moon landing than to the building of the Great Pyramid of Giza.',
      bg: 'Клеопатра е живяла по-близо по време до първото кацане на хора на Луната, отколкото до строежа на Голямата пирамида в Гиза.',
    },
    source: 'Encyclopaedia Britannica, “Cleopatra”; “Great Pyramid of Giza”',
  },
  {
    id: '01a1f865-2685-7fbe-b83f-c9c61a670bed',
    topic: 'history',
    text: {
      en: 'The dome of the Pantheon in Rome, built in the second century, is still the largest dome of unreinforced concrete in the world.',
      bg: 'Куполът на Пантеона в Рим, построен през II век, и до днес е най-големият купол от неармиран бетон в света.',
    },
    source: 'Encyclopaedia Britannica, “Pantheon”',
  },
  {
    id: '01a1f865-2686-75b1-9613-43ae8af10caf',
    topic: 'history',
    text: {
      en: 'The Antikythera mechanism, a Greek device of bronze gears more than two thousand years old, could predict eclipses.',
      bg: 'Антикитерският механизъм, гръцко устройство с бронзови зъбни колела на повече от две хиляди години, е предсказвал затъмненията.',
    },
    source: 'Encyclopaedia Britannica, “Antikythera mechanism”',
  },
]
