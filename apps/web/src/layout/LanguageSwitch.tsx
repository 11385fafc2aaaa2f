import { useLingui } from '@lingui/react/macro'
import { type Locale, localeNames, locales } from '@questboard/i18n'
import { onDemand } from '../app/mutations/on-demand.ts'
import { Segments } from '../ui/Segments.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import classes from './LanguageSwitch.module.css'

const shortNames = { bg: 'БГ', en: 'EN' }

const choose = (locale: Locale): void =>
  onDemand(
    () => import('../app/change-locale.ts'),
    ({ changeLocale }) => changeLocale(locale),
  )

/** The two languages side by side, by name or by code. */
export function LanguageSwitch({ short = false }: { short?: boolean }) {
  const { t, i18n } = useLingui()
  const segments = locales.map((locale) => ({
    value: locale,
    lang: locale,
    text: short ? shortNames[locale] : localeNames[locale],
    name: short ? localeNames[locale] : undefined,
  }))
  return <Segments label={t`Language`} segments={segments} value={i18n.locale} onChoose={choose} />
}

/** One button with the other language, for the narrowest bars. */
export function LanguageToggle() {
  const { i18n } = useLingui()
  const other = locales.find((locale) => locale !== i18n.locale) ?? locales[0]
  return (
    <button type="button" className={classes.toggle} lang={other} onClick={() => choose(other)}>
      {shortNames[other]}
      <VisuallyHidden> {localeNames[other]}</VisuallyHidden>
    </button>
  )
}
