import { useLingui } from '@lingui/react/macro'
import { Title } from '@mantine/core'
import { usePageTitle } from '../../app/use-page-title.ts'
import { LegalArticle } from './LegalArticle.tsx'
import classes from './legal.module.css'
import type { TextName } from './texts/texts.ts'
import { useLegalText } from './use-legal-text.ts'

/** A legal text, with a table of contents on wide screens. */
export function LegalPage({ name }: { name: TextName }) {
  const { t } = useLingui()
  const { text, contact } = useLegalText(name)
  usePageTitle(text.title)
  return (
    <main className={classes.page} id="main" tabIndex={-1}>
      <nav className={classes.contents} aria-label={t`On this page`}>
        <ul>
          {text.sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={classes.paper}>
        <Title order={1}>{text.title}</Title>
        <LegalArticle text={text} contact={contact} headings="h2" />
      </div>
    </main>
  )
}
