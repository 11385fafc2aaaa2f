import { useLingui } from '@lingui/react/macro'
import { localeNames, locales } from '@questboard/i18n'
import { useChangeLocale } from '../app/use-change-locale.ts'
import classes from './LanguageSwitch.module.css'

/** The two languages side by side, each in its own words. */
export function LanguageSwitch({ short = false }: { /** Two letters instead of the name. */ short?: boolean }) {
  const { t, i18n } = useLingui()
  const changeLocale = useChangeLocale()
  return (
    <fieldset className={classes.switch} aria-label={t`Language`}>
      {locales.map((locale) => (
        <button
          key={locale}
          type="button"
          className={classes.language}
          lang={locale}
          aria-label={short ? localeNames[locale] : undefined}
          aria-pressed={i18n.locale === locale}
          onClick={() => void changeLocale(locale)}
        >
          {short ? shortNames[locale] : localeNames[locale]}
        </button>
      ))}
    </fieldset>
  )
}

const shortNames = { bg: 'БГ', en: 'EN' }
