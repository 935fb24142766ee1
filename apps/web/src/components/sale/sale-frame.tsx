import { formatoRut } from '@alerce/domain/base/persona/rut'
import { otraTieneContrato } from '@alerce/domain/cartera/siguiente'
import { IconCheck, IconLock } from '@tabler/icons-react'
import { useId } from 'react'
import { Link } from 'react-router'
import { avanceDe } from '../../lib/sale/avance.ts'
import type { Venta } from '../../lib/sale/venta.ts'
import { Enteros } from '../values/enteros.tsx'
import { EstadoGlyph } from '../values/estado.tsx'
import { Siglas } from '../values/sigla.tsx'
import classes from './sale-frame.module.css'
import { SaleShortcuts } from './sale-shortcuts.tsx'

const tiposVenta = { M: 'Manual', E: 'Electrónica' } as const
const tiposPlan = { N: 'Individual', S: 'Compensado', C: 'Colectivo' } as const

interface SaleFrameProps {
  readonly venta: Venta
  /** Path of the screen that is open. */
  readonly here: string
}

type Paso = Venta['pasos'][number]

interface SaleStepsProps {
  readonly venta: Pick<Venta, 'pasos' | 'prospectoId' | 'declaracionSaludId'>
  readonly here: string
}

/** The eight steps: done, now, next, and closed with the reason. */
function SaleSteps({ venta, here }: SaleStepsProps) {
  const params = new URLSearchParams({ prospectoId: String(venta.prospectoId) })
  if (venta.declaracionSaludId !== null) params.set('identificador', String(venta.declaracionSaludId))
  return (
    <nav className={classes.steps} aria-label="Pasos de la venta">
      <ol>
        {venta.pasos.map((paso) => (
          <li
            key={paso.clave}
            data-s={paso.situacion}
            data-here={paso.ruta === here || undefined}
            aria-current={paso.situacion === 'ahora' ? 'step' : undefined}
          >
            {paso.situacion === 'cerrado' ? <Closed paso={paso} /> : <Open paso={paso} to={`${paso.ruta}?${params}`} />}
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Open({ paso, to }: { readonly paso: Paso; readonly to: string }) {
  return (
    <Link className={classes.step} to={to}>
      {paso.situacion === 'listo' && <IconCheck size={14} stroke={2} aria-label="Listo:" />}
      <b>{paso.titulo}</b>
      <small>{paso.detalle}</small>
    </Link>
  )
}

function Closed({ paso }: { readonly paso: Paso }) {
  const id = useId()
  return (
    <>
      <button type="button" className={classes.step} aria-disabled="true" aria-describedby={id}>
        <IconLock size={14} stroke={1.75} aria-label="Cerrado:" />
        <b>{paso.titulo}</b>
        <small>{paso.detalle}</small>
      </button>
      <span role="tooltip" id={id} className={classes.tip}>
        {paso.titulo}: {paso.motivo ?? paso.detalle}
      </span>
    </>
  )
}

/** Applicant, data and shortcuts: the same on every screen of a sale (spec 2 §2). */
export function SaleFrame({ venta, here }: SaleFrameProps) {
  const { nombre, rut, numeroPasaporte, folioDS, estado, tipoVenta, tipoPlan } = venta
  return (
    <section className={classes.frame} aria-label="Venta">
      <div className={classes.who}>
        <p>{nombre}</p>
        <dl className={classes.facts}>
          {numeroPasaporte && !rut ? (
            <Fact name="Pasaporte" value={numeroPasaporte} />
          ) : (
            <Fact name="RUT" value={rut ? formatoRut(rut) : '-'} />
          )}
          <Fact name="DS" value={folioDS === null ? '-' : String(folioDS)} />
          <div>
            <dt className="vh">Estado</dt>
            <dd>
              <EstadoGlyph estado={estado} />
            </dd>
          </div>
          <Turno venta={venta} />
          <Fact name="Venta" value={tipoVenta ? tiposVenta[tipoVenta] : '-'} wide />
          <Fact name="Plan" value={tiposPlan[tipoPlan]} wide />
        </dl>
        <SaleShortcuts venta={venta} here={here} />
      </div>
      <SaleSteps venta={venta} here={here} />
    </section>
  )
}

/** Turn of a sale, as on its card. A closed sale shows only its Estado, unless another sale has its contract. */
function Turno({ venta }: Pick<SaleFrameProps, 'venta'>) {
  const { actua, paso } = venta.turno
  if (actua === 'nadie' && paso !== otraTieneContrato.paso) return null
  return (
    <div className={classes.turno}>
      <dt className="vh">Turno</dt>
      <dd>{avanceDe(venta).sigue}</dd>
    </div>
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
      <dt>
        <Siglas>{name}</Siglas>
      </dt>
      <dd>
        <Enteros>{value}</Enteros>
      </dd>
    </div>
  )
}

/** The frame while its sale is being read: the same height, so that nothing moves. */
export function SaleFrameGhost() {
  return <div className={`${classes.frame} ${classes.ghost}`} aria-hidden="true" />
}
