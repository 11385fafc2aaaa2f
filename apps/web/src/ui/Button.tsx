import type { ComponentProps, ReactNode } from 'react'
import classes from './Button.module.css'

type ButtonLook = {
  /** Filled by default. */
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
    /** Renders another element that looks like a button, such as a link. */
    renderRoot?: (props: { className: string; children: ReactNode }) => ReactNode
  }

/**
 * A button that looks like Mantine's, for the first load of the dashboard. Mantine's own adds eight kilobytes for run-
 * time styles, a loader and transitions. Other pages load Mantine anyway and use its button.
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
