import { IconCheck, IconLock } from '@tabler/icons-react'
import { useId } from 'react'
import { Link } from 'react-router'
import type { Venta } from '../../lib/sale/venta.ts'
import classes from './sale-frame.module.css'

type Paso = Venta['pasos'][number]

interface SaleStepsProps {
  readonly venta: Pick<Venta, 'pasos' | 'prospectoId' | 'declaracionSaludId'>
  readonly here: string
}

/** The eight steps: done, now, next, and closed with the reason. */
export function SaleSteps({ venta, here }: SaleStepsProps) {
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
