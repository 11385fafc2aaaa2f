import type { ReactNode } from 'react'
import classes from './Segments.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export type Segment<Value extends string> = {
  value: Value
  text: ReactNode
  /** Read by screen readers after an abbreviated text. */
  name?: string
  lang?: string
}

type SegmentsProps<Value extends string> = {
  label: string
  segments: Segment<Value>[]
  value: string
  onChoose: (value: Value) => void
}

/** A choice between a few values, side by side. */
export function Segments<Value extends string>({ label, segments, value, onChoose }: SegmentsProps<Value>) {
  return (
    <fieldset className={classes.segments} aria-label={label}>
      {segments.map((segment) => (
        <button
          key={segment.value}
          type="button"
          className={classes.segment}
          lang={segment.lang}
          aria-pressed={segment.value === value}
          onClick={() => onChoose(segment.value)}
        >
          {segment.text}
          {segment.name && <VisuallyHidden> {segment.name}</VisuallyHidden>}
        </button>
      ))}
    </fieldset>
  )
}
