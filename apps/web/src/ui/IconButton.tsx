import type { ComponentProps } from 'react'
import classes from './IconButton.module.css'

type IconButtonProps = ComponentProps<'button'> & {
  /** The accessible name. */
  'aria-label': string
  variant?: 'subtle' | 'light' | 'plain'
  /** The side of the square in pixels. */
  size: number
}

/** A button with only an icon. Mantine's would add its style engine to the first load. */
export function IconButton({ variant = 'subtle', size, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      data-variant={variant}
      className={`mantine-focus-auto mantine-active ${classes.button} ${className ?? ''}`}
      style={{ width: `${size / 16}rem` }}
      {...rest}
    />
  )
}
