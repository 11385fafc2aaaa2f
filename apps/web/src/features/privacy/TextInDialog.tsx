import { LegalArticle } from './LegalArticle.tsx'
import type { TextName } from './texts/texts.ts'
import { useLegalText } from './use-legal-text.ts'

export function TitleOfText({ name }: { name: TextName }) {
  return <>{useLegalText(name).text.title}</>
}

export function TextInDialog({ name }: { name: TextName }) {
  const { text, contact } = useLegalText(name)
  return <LegalArticle text={text} contact={contact} headings="h3" />
}
