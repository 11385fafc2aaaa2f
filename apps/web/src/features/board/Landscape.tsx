import { memo, useId } from 'react'
import { curveThrough } from './curve.ts'
import { lightDark, type Shape } from './drawing.ts'
import classes from './landscape.module.css'
import type { Layout } from './layout.ts'
import { plant } from './scenery.ts'
import type { Theme } from './themes/theme.ts'

/** Everything below the squares. It never changes while a board is shown. */
export const Landscape = memo(function Landscape({ theme, layout }: { theme: Theme; layout: Layout }) {
  const id = useId()
  const { width, height, horizon, places } = layout
  return (
    <>
      <Shapes shapes={theme.land(width, height, horizon)} />
      <Road theme={theme} d={curveThrough(places, true)} />
      <SpriteSymbols id={id} theme={theme} />
      {plant(theme.sprites, layout, theme.name).map(({ sprite, x, y, flipped }) => (
        <use
          key={`${x} ${y}`}
          href={`#${id}${sprite.name}`}
          transform={`translate(${x} ${y})${flipped ? ' scale(-1 1)' : ''}`}
        />
      ))}
    </>
  )
})

export function Road({ theme, d }: { theme: Theme; d: string }) {
  return theme.road.map(({ colour, width, dash, cap, drop }) => (
    <path
      key={`${colour} ${width} ${drop}`}
      className={classes.road}
      d={d}
      stroke={`var(--b-${colour})`}
      strokeWidth={width}
      strokeDasharray={dash}
      strokeLinecap={cap ?? 'round'}
      transform={drop ? `translate(0 ${drop})` : undefined}
    />
  ))
}

export function SpriteSymbols({ id, theme }: { id: string; theme: Theme }) {
  return (
    <defs>
      {theme.sprites.map((sprite) => (
        <g key={sprite.name} id={id + sprite.name}>
          <Shapes shapes={sprite.shapes} />
        </g>
      ))}
    </defs>
  )
}

export function Shapes({ shapes }: { shapes: readonly Shape[] }) {
  return shapes.map(({ d, fill, stroke, width, opacity }) => (
    <path
      key={`${fill ?? stroke}${d}`}
      d={d}
      fill={fill ? `var(--b-${fill})` : 'none'}
      stroke={stroke && `var(--b-${stroke})`}
      strokeWidth={width}
      strokeLinecap={stroke ? 'round' : undefined}
      opacity={opacity}
    />
  ))
}

/** The colours of a theme as custom properties. Each follows the colour scheme. */
export function paletteOf(theme: Theme): Record<string, string> {
  return Object.fromEntries(Object.entries(theme.palette).map(([name, colour]) => [`--b-${name}`, lightDark(colour)]))
}
