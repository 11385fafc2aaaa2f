import { Trans, useLingui } from '@lingui/react/macro'
import type { Tag } from '@questboard/api/tags/schema'
import { Amount } from '../../ui/Amount.tsx'
import classes from './quick-add.module.css'
import type { QuickAdd } from './quick-add.ts'
import tagClasses from './tags.module.css'
import { typeIcons, typeNames } from './type-names.ts'

type QuickAddPreviewProps = { read: QuickAdd; tags: readonly Tag[]; currency: 'gold' | 'ruby'; onMore?: () => void }

/** The parsed fields of quick add. Written ones are highlighted, defaults are pale. */
export function QuickAddPreview({ read, tags, currency, onMore }: QuickAddPreviewProps) {
  const { i18n } = useLingui()
  const Icon = typeIcons[read.type]
  return (
    <>
      <span className={classes.chip} data-said={read.said.type || undefined}>
        <Icon size={15} aria-hidden="true" />
        {i18n._(typeNames[read.type])}
      </span>
      <span className={classes.chip} data-said={read.said.gold || undefined}>
        <Amount currency={currency} value={read.gold} size="sm" />
      </span>
      {read.tags.map((id) => {
        const tag = tags.find((known) => known.id === id)
        return (
          <span key={id} className={classes.chip} data-said>
            <span className={tagClasses.tag} data-color={tag?.color} data-named>
              {tag?.name}
            </span>
          </span>
        )
      })}
      {onMore && (
        <button type="button" className={classes.more} onClick={onMore}>
          <Trans>More…</Trans>
        </button>
      )}
    </>
  )
}
