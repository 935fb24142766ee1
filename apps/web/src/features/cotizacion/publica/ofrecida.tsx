import { aPagarDe, nombreDePersona } from '@alerce/domain/cotizacion/lineas'
import type { ReactNode } from 'react'
import { AmountPesos, AmountUF } from '../../../components/values/amounts.tsx'
import { Enteros } from '../../../components/values/enteros.tsx'
import { PriceLines } from '../../../components/values/price-lines.tsx'
import type { ReplyOf } from '../../../lib/api/call.ts'
import classes from './cotizacion.module.css'

export type Pagina = ReplyOf<'obtenerCotizacionPublica'>

export type CotizacionOfrecida = Pagina['cotizaciones'][number]

interface DatoProps {
  readonly name: string
  readonly children: ReactNode
}

const Dato = ({ name, children }: DatoProps) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

/** Cover, persons and lines of the price. */
export function Detalle({ cotizacion: { precio } }: { readonly cotizacion: CotizacionOfrecida }) {
  const { esLibreEleccion, hospitalario, ambulatorio, prestadores, personas } = precio
  return (
    <>
      <dl className={classes.datos}>
        <Dato name="Cobertura">
          Hospitalaria {hospitalario} %, ambulatoria {ambulatorio} %
        </Dato>
        <Dato name={esLibreEleccion ? 'Modalidad' : 'Red preferente'}>
          {esLibreEleccion || prestadores.length === 0 ? 'Libre elección' : prestadores.join(', ')}
        </Dato>
        <Dato name={personas.length === 1 ? 'Cubre a' : `Cubre a ${personas.length} personas`}>
          {personas.map(nombreDePersona).join('; ')}
        </Dato>
      </dl>
      <PriceLines of={precio} />
    </>
  )
}

/** A quote: plan, monthly price in UF and pesos, and its last day. */
export function Ofrecida({ cotizacion: { precio, hasta, vencida } }: { readonly cotizacion: CotizacionOfrecida }) {
  const { uf, pesos } = aPagarDe(precio)
  return (
    <section className={classes.ofrecida} aria-label={precio.nombrePlan}>
      <h2>{precio.nombrePlan}</h2>
      <p className={classes.precio}>
        <b>
          <AmountUF value={uf} />
        </b>{' '}
        al mes
        <small>
          <Enteros>
            <AmountPesos value={pesos} /> con la UF del {precio.uf.fecha}
          </Enteros>
        </small>
      </p>
      {!vencida && <p className={classes.hasta}>Vale hasta el {hasta}</p>}
    </section>
  )
}
