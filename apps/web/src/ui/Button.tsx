import type { ComponentProps, ReactNode } from 'react'
import classes from './Button.module.css'

type ButtonLook = {
  /** Filled, as long as nothing else is said. */
  variant?: 'light' | 'default' | 'white'
  color?: 'blue' | 'green' | 'red'
  size?: 'sm' | 'md' | 'compact-md'
  fullWidth?: boolean
  leftSection?: ReactNode
  className?: string | undefined
  children: ReactNode
}

type ButtonProps = ButtonLook &
  Omit<ComponentProps<'button'>, keyof ButtonLook> & {
    /** Draws another element with the look of a button: a link. */
    renderRoot?: (props: { className: string; children: ReactNode }) => ReactNode
  }

/**
 * Mantine's button, as far as the first load of the dashboard needs it. Mantine's own brings its styles at run time, a
 * loader and transitions: eight kilobytes that nobody should wait for before the first picture. Forms and the other
 * pages, which use more of Mantine anyway, take that one; by looks nobody can tell them apart.
 */
export function Button({
  variant,
  color = 'blue',
  size = 'md',
  fullWidth,
  leftSection,
  className,
  children,
  renderRoot,
  ...rest
}: ButtonProps) {
  const props = {
    'data-variant': variant,
    'data-color': color,
    'data-size': size,
    'data-wide': fullWidth,
    'data-icon': leftSection ? true : undefined,
    className: `mantine-focus-auto mantine-active qb-button ${classes.button} ${className ?? ''}`,
    children: (
      <>
        {leftSection}
        <span className={classes.label}>{children}</span>
      </>
    ),
  }
  return renderRoot ? renderRoot(props) : <button type="button" {...props} {...rest} />
}
