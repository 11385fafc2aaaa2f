import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Panel } from '../../ui/Panel.tsx'
import tool from '../../ui/tool.module.css'

/** The panel of the board. It keeps space for its menu, so that the heading does not move when the menu loads. */
export function GroupBoardPanel({ menu, children }: { menu?: ReactNode; children: ReactNode }) {
  const beside = menu ?? <span className={tool.tool} />
  return (
    <Panel id="group-board" title={<Trans>Our board</Trans>} keepsTitle beside={beside}>
      {children}
    </Panel>
  )
}
