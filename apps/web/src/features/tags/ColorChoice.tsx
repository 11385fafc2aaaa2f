import { useLingui as useTranslations } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { type TagColor, tagColors } from '@questboard/api/tags/schema'
import { IconCheck } from '@tabler/icons-react'
import { useId } from 'react'
import { colorNames } from './color-names.ts'
import tagClasses from './dots.module.css'
import classes from './tags.module.css'

type ColorChoiceProps = {
  value: TagColor
  onChange: (color: TagColor) => void
  /** Further attributes of the radio buttons. */
  input?: object
}

/** The colours of tags as radio buttons, so the arrow keys move between them. */
export function ColorChoice({ value, onChange, input }: ColorChoiceProps) {
  const { t } = useLingui()
  const { _ } = useTranslations()
  const name = useId()
  return (
    <fieldset className={classes.colors} aria-label={t`Colour`}>
      {tagColors.map((color) => (
        <label key={color} className={classes.color} title={_(colorNames[color])}>
          <input
            {...input}
            type="radio"
            name={name}
            value={color}
            checked={color === value}
            onChange={() => onChange(color)}
            aria-label={_(colorNames[color])}
          />
          <span className={`${tagClasses.tag} ${classes.swatch}`} data-color={color}>
            {color === value && <IconCheck size={18} stroke={3} aria-hidden="true" />}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
