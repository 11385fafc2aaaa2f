import { Fragment, type ReactNode } from 'react'
import classes from './legal.module.css'
import type { LegalText } from './texts/legal-text.ts'

type LegalArticleProps = { text: LegalText; contact: string | null; headings: 'h2' | 'h3' }

/** The sections of a legal text. */
export function LegalArticle({ text, contact, headings: Heading }: LegalArticleProps) {
  const written = (words: string) => withLink(words, contact)
  return (
    <div className={classes.article}>
      <p className={classes.lead}>{text.lead}</p>
      {text.changed && <p className={classes.changed}>{text.changed}</p>}
      {text.sections.map(({ id, title, blocks }) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`} className={classes.section}>
          <Heading id={`${id}-title`}>{title}</Heading>
          {blocks.map((block) =>
            typeof block === 'string' ? (
              <p key={block}>{written(block)}</p>
            ) : (
              <ul key={block[0]}>
                {block.map((item) => (
                  <li key={item}>{written(item)}</li>
                ))}
              </ul>
            ),
          )}
        </section>
      ))}
    </div>
  )
}

/** Turns the contact address into a link wherever it occurs. */
function withLink(words: string, contact: string | null): ReactNode {
  if (contact === null || !words.includes(contact)) return words
  const [before, ...after] = words.split(contact)
  return (
    <Fragment>
      {before}
      <a href={`mailto:${contact}`}>{contact}</a>
      {after.join(contact)}
    </Fragment>
  )
}
