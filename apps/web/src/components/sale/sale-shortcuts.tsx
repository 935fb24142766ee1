import {
  IconCalendarPlus,
  IconClipboardHeart,
  IconCopy,
  IconFileText,
  IconHistory,
  IconUsers,
} from '@tabler/icons-react'
import { goTo } from '../../lib/routes.ts'
import type { Venta } from '../../lib/sale/venta.ts'
import { useReader } from '../../lib/session/use-lock.ts'
import { Button, ButtonLink } from '../actions/button.tsx'
import classes from './sale-frame.module.css'
import { useGenerarDS } from './use-generar-ds.ts'

interface SaleShortcutsProps {
  readonly venta: Venta
  /** Path of the screen that is open. */
  readonly here: string
}

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const

/** What every screen of a sale leads to, and what its advisor may do from any of them (spec 1 §4). */
export function SaleShortcuts({ venta, here }: SaleShortcutsProps) {
  const { prospectoId, dsManual, documentosContractuales, tipoPlan, reutiliza, copia } = venta
  const writes = useReader() === null
  return (
    <nav className={classes.cuts} aria-label="Atajos de la venta">
      {writes && dsManual && <ManualDS prospectoId={prospectoId} />}
      {writes && documentosContractuales && <Papers venta={venta} here={here} />}
      {tipoPlan === 'S' && (
        <ButtonLink kind="quiet" to={goTo('pareja', { prospectoId })}>
          <IconUsers {...icon} />
          <span>Pareja</span>
        </ButtonLink>
      )}
      {reutiliza && (
        <ButtonLink kind="quiet" to={goTo('postulantData', { prospectoId: reutiliza.prospectoId })}>
          <IconCopy {...icon} />
          <span>Postulación original</span>
        </ButtonLink>
      )}
      {copia && (
        <ButtonLink kind="quiet" to={goTo('postulantData', { prospectoId: copia.prospectoId })}>
          <IconCopy {...icon} />
          <span>Postulación nueva</span>
        </ButtonLink>
      )}
      <ButtonLink kind="quiet" to={goTo('timeline', { prospectoId })}>
        <IconHistory {...icon} />
        <span>Bitácora</span>
      </ButtonLink>
      <ButtonLink kind="quiet" to={goTo('agenda', { prospectoId })}>
        <IconCalendarPlus {...icon} />
        <span>Agendar</span>
      </ButtonLink>
    </nav>
  )
}

function ManualDS({ prospectoId }: Pick<Venta, 'prospectoId'>) {
  const { busy, run } = useGenerarDS(prospectoId)
  return (
    <Button kind="quiet" busy={busy} onClick={() => run()}>
      {!busy && <IconClipboardHeart {...icon} />}
      <span>Generar DS manual</span>
    </Button>
  )
}

/** The pending data, or the papers once the data are there. */
function Papers({ venta, here }: SaleShortcutsProps) {
  const paso = (clave: 'contractual' | 'documentos') => venta.pasos.find((one) => one.clave === clave)
  const data = paso('contractual')
  const screen = (data?.situacion === 'listo' ? paso('documentos') : data)?.ruta
  if (screen === undefined) return null
  const ids = new URLSearchParams({ prospectoId: String(venta.prospectoId) })
  if (venta.declaracionSaludId !== null) ids.set('identificador', String(venta.declaracionSaludId))
  return (
    <ButtonLink kind="quiet" to={`${screen}?${ids}`} aria-current={screen === here ? 'page' : undefined}>
      <IconFileText {...icon} />
      <span>Documentos contractuales</span>
    </ButtonLink>
  )
}
