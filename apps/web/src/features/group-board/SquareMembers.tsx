import { useLingui } from '@lingui/react/macro'
import { useId, useRef } from 'react'
import { menuPosition } from '../../ui/menu-position.ts'
import type { Layout } from '../board/layout.ts'
import type { Crowd } from './crowds.ts'
import classes from './group-board.module.css'
import { MemberToken } from './MemberToken.tsx'

/** One button per square with pawns, over the picture. It lists the members on the square. */
export function SquareMembers({ crowds, layout }: { crowds: readonly Crowd[]; layout: Layout }) {
  return crowds.map((crowd) => <SquareButton key={crowd.position} crowd={crowd} layout={layout} />)
}

function SquareButton({ crowd: { position, members, centre, reach }, layout }: { crowd: Crowd; layout: Layout }) {
  const { t, i18n } = useLingui()
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const names = new Intl.ListFormat(i18n.locale).format(members.map(({ name }) => name))
  const title = position === 0 ? t`Start` : t`Square ${position}`

  function place(popover: HTMLElement) {
    if (!button.current) return
    const { top, left } = menuPosition(button.current.getBoundingClientRect(), popover, window)
    popover.style.translate = `${left}px ${top}px`
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className={classes.square}
        popoverTarget={id}
        aria-label={`${title}: ${names}`}
        style={{
          left: `${(centre.x / layout.width) * 100}%`,
          top: `${(centre.y / layout.height) * 100}%`,
          width: `${((2 * reach) / layout.width) * 100}%`,
          height: `${((2 * reach) / layout.height) * 100}%`,
        }}
      />
      <div
        id={id}
        popover="auto"
        className={classes.popover}
        onToggle={(event) => event.newState === 'open' && place(event.currentTarget)}
      >
        <p className={classes.popoverTitle}>{title}</p>
        <ul className={classes.people}>
          {members.map((member) => (
            <li key={member.userId} className={classes.person}>
              <MemberToken member={member} />
              <span dir="auto">{member.name}</span>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
