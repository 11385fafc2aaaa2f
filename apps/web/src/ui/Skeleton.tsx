import type { ComponentProps } from 'react'
import classes from './Skeleton.module.css'

type SkeletonProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The width in pixels, or a CSS length. */
  width?: number | string
  height?: number | string
  radius?: 'sm' | 'md' | 'lg' | 'xl' | 0
  circle?: boolean
}

/** The placeholder of loading content. It appears first, so it does without Mantine. */
export function Skeleton({ width, height, radius = 'md', circle = false, className, style, ...rest }: SkeletonProps) {
  const borderRadius = circle ? '50%' : radius && `var(--mantine-radius-${radius})`
  return (
    <div
      className={`${classes.skeleton} ${className ?? ''}`}
      style={{ width, height, borderRadius, ...style }}
      {...rest}
    />
  )
}
