import {
  type Icon,
  IconCalendarPlus,
  IconClipboardHeart,
  IconCopy,
  IconFileText,
  IconHistory,
  IconNote,
  IconUsers,
} from '@tabler/icons-react'
import { atajosDeVenta, type ClaveDeAtajo } from '../../lib/sale/atajos.ts'
import type { Venta } from '../../lib/sale/venta.ts'
import { useReader } from '../../lib/session/use-lock.ts'
import { Button } from '../actions/button.tsx'
import { ButtonLink } from '../actions/button-link.tsx'
import classes from './sale-frame.module.css'
import { generateOrOpen, ofreceDS, useGenerarDS } from './use-generar-ds.ts'

interface SaleShortcutsProps {
  readonly venta: Venta
  /** Path of the screen that is open. */
  readonly here: string
}

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const

const icons: Readonly<Record<ClaveDeAtajo, Icon>> = {
  papeles: IconFileText,
  pareja: IconUsers,
  original: IconCopy,
  nueva: IconCopy,
  bitacora: IconHistory,
  anotar: IconNote,
  agendar: IconCalendarPlus,
}

/** Links of every screen of a sale, and the acts of its advisor there (spec 1 §4). */
export function SaleShortcuts({ venta, here }: SaleShortcutsProps) {
  const writes = useReader() === null
  return (
    <nav className={classes.cuts} aria-label="Atajos de la venta">
      {writes && ofreceDS(venta, here) && <ManualDS venta={venta} />}
      {atajosDeVenta(venta, writes).map(({ clave, texto, to }) => {
        const Drawing = icons[clave]
        const current = clave === 'papeles' && to.startsWith(`${here}?`)
        return (
          <ButtonLink key={clave} kind="quiet" to={to} aria-current={current ? 'page' : undefined}>
            <Drawing {...icon} />
            <span>{texto}</span>
          </ButtonLink>
        )
      })}
    </nav>
  )
}

function ManualDS({ venta }: Pick<SaleShortcutsProps, 'venta'>) {
  const { busy, run } = useGenerarDS(venta.prospectoId)
  return (
    <Button kind="quiet" busy={busy} onClick={() => run()}>
      {!busy && <IconClipboardHeart {...icon} />}
      <span>{generateOrOpen(venta)}</span>
    </Button>
  )
}
