import { formatoRut } from '@alerce/domain/persona/rut'
import { IconCalendarPlus, IconHistory } from '@tabler/icons-react'
import { goTo } from '../../lib/routes.ts'
import type { Venta } from '../../lib/sale/venta.ts'
import { ButtonLink } from '../actions/button.tsx'
import { EstadoGlyph } from '../values/estado.tsx'
import classes from './sale-frame.module.css'
import { SaleSteps } from './sale-steps.tsx'

const tiposVenta = { M: 'Manual', E: 'Electrónica' } as const
const tiposPlan = { N: 'Individual', S: 'Compensado', C: 'Colectivo' } as const

interface SaleFrameProps {
  readonly venta: Venta
  /** Path of the screen that is open. */
  readonly here: string
}

/** Who, where, and the shortcuts: the same on every screen of a sale (spec 2 §2). */
export function SaleFrame({ venta, here }: SaleFrameProps) {
  const { prospectoId, nombre, rut, folioDS, estado, tipoVenta, tipoPlan } = venta
  return (
    <section className={classes.frame} aria-label="Venta">
      <div className={classes.who}>
        <p>{nombre}</p>
        <dl className={classes.facts}>
          <Fact name="RUT" value={rut ? formatoRut(rut) : '-'} />
          <Fact name="DS" value={folioDS === null ? '-' : String(folioDS)} />
          <div>
            <dt className="vh">Estado</dt>
            <dd>
              <EstadoGlyph estado={estado} />
            </dd>
          </div>
          <Fact name="Venta" value={tipoVenta ? tiposVenta[tipoVenta] : '-'} wide />
          <Fact name="Plan" value={tiposPlan[tipoPlan]} wide />
        </dl>
        <nav className={classes.cuts} aria-label="Atajos de la venta">
          <ButtonLink kind="quiet" to={goTo('timeline', { prospectoId })}>
            <IconHistory size={16} stroke={1.75} aria-hidden="true" />
            <span>Bitácora</span>
          </ButtonLink>
          <ButtonLink kind="quiet" to={goTo('agenda', { prospectoId })}>
            <IconCalendarPlus size={16} stroke={1.75} aria-hidden="true" />
            <span>Agendar</span>
          </ButtonLink>
        </nav>
      </div>
      <SaleSteps venta={venta} here={here} />
    </section>
  )
}

function Fact({
  name,
  value,
  wide = false,
}: {
  readonly name: string
  readonly value: string
  readonly wide?: boolean
}) {
  return (
    <div className={wide ? classes.wide : undefined}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}

/** The frame while its sale is being read: the same height, so that nothing moves. */
export function SaleFrameGhost() {
  return <div className={`${classes.frame} ${classes.ghost}`} aria-hidden="true" />
}
