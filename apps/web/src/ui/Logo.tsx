import classes from './Logo.module.css'

type LogoProps = { /** Shows only the mark on narrow bars. */ compact?: boolean }

/** The product's name and mark: a pawn on a tile. BETA is part of the name. */
export function Logo({ compact = false }: LogoProps) {
  return (
    <span className={classes.logo} data-compact={compact || undefined}>
      <svg className={classes.mark} viewBox="0 0 32 32" aria-hidden="true">
        <rect className={classes.edge} x="1" y="4" width="30" height="27" rx="9" />
        <rect className={classes.tile} x="1" y="1" width="30" height="27" rx="9" />
        <circle className={classes.pawn} cx="16" cy="9.5" r="4" />
        <path className={classes.pawn} d="M16 12.5c3 0 2.3 5 6 9.5H10c3.7-4.5 3-9.5 6-9.5Z" />
      </svg>
      <span className={classes.name}>Questboard</span>
      <span className={classes.beta}>BETA</span>
    </span>
  )
}
