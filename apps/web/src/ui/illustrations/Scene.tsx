import type { ReactNode } from 'react'
import classes from './illustrations.module.css'

/** The background of all illustrations: a meadow with two squares of the path. Illustrations are decorative. */
export function Scene({ children }: { children: ReactNode }) {
  return (
    <svg className={classes.picture} viewBox="0 0 200 110" aria-hidden="true">
      <path className={classes.hill} d="M0 92c40-22 74-20 108-8s62 10 92-6v32H0Z" />
      <Tile x={18} y={82} />
      <Tile x={154} y={80} />
      {children}
    </svg>
  )
}

function Tile({ x, y }: { x: number; y: number }) {
  return (
    <>
      <rect className={classes.edge} x={x} y={y + 4} width="28" height="16" rx="7" />
      <rect className={classes.tile} x={x} y={y} width="28" height="16" rx="7" />
    </>
  )
}
