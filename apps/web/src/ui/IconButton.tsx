import type { ComponentProps } from 'react'
import classes from './IconButton.module.css'

type IconButtonProps = ComponentProps<'button'> & {
  /** What it does, to those who do not see its picture. */
  'aria-label': string
  variant?: 'subtle' | 'light' | 'plain'
  /** Of a side, in pixels. */
  size: number
}

/** A button that is a picture alone. Mantine's own would bring its whole machinery of styles into the first load. */
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
