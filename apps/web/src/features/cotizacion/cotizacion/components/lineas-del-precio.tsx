import { formatoNumero, formatoPesos, formatoUF, formatoValorUF } from '@alerce/domain/base/dinero/formato'
import type { UF } from '@alerce/domain/base/dinero/tipos'
import type { ReactNode } from 'react'
import { aPagarDe, compensacionDe } from '../../../../components/values/a-pagar.ts'
import { detalleGes, lineasDePersonas } from '../precio/lineas.ts'
import type { Cotizacion } from '../queries.ts'
import classes from './por-que.module.css'

/** The lines of a price in the order in which it is made (domain, price formula). */
export function LineasDelPrecio({ cotizacion }: { readonly cotizacion: Cotizacion }) {
  const { preciobasePlanUF, factorGrupoFamiliar, precioPlanUF, precioGesUF, CAECUF, BESUF } = cotizacion
  const { totalUF, totalPesos, beneficios, fuentes, uf } = cotizacion
  const factor = formatoNumero(factorGrupoFamiliar)
  return (
    <>
      <table className={classes.ledger}>
        <caption className="vh">Líneas del precio, en UF</caption>
        <tbody>
          <Line
            name="Precio base"
            note={`${cotizacion.nombrePlan} · ${cotizacion.codigoPlan}`}
            value={preciobasePlanUF}
          />
          {lineasDePersonas(cotizacion).map((persona, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two children of one age read alike; the order is the quote's
            <tr key={index} data-sub>
              <th scope="row">
                <i className={classes.swatch} data-k={persona.factor > 0 ? persona.color : undefined} />
                {persona.nombre} <small>· {persona.detalle}</small>
              </th>
              <td>{formatoNumero(persona.factor)}</td>
            </tr>
          ))}
          <Line name="× Factor Grupo Familiar" value={factor} />
          <Line
            sum
            name="Precio Plan Complementario"
            note={`${formatoUF(preciobasePlanUF)} × ${factor}`}
            value={precioPlanUF}
          />
          <Line
            name={
              <Swatched k={4} uf={precioGesUF}>
                Precio GES
              </Swatched>
            }
            note={detalleGes(cotizacion)}
            value={precioGesUF}
          />
          <Line
            name={
              <Swatched k={5} uf={CAECUF}>
                Precio CAEC
              </Swatched>
            }
            note="una por contrato"
            value={CAECUF}
          />
          <Line
            name={
              <Swatched k={5} uf={BESUF}>
                Precio Beneficio Adicional
              </Swatched>
            }
            value={BESUF}
          />
          {beneficios.map(({ codigo, nombre, precioUF }) => (
            <tr key={codigo} data-sub>
              <th scope="row">{nombre}</th>
              <td>{formatoUF(precioUF)}</td>
            </tr>
          ))}
          <Line sum large name="Total Cotización Pactada" value={`${formatoUF(totalUF)} UF`} />
          <Line
            name={uf.referencia ? `× UF de referencia del ${uf.fecha}` : `× UF del ${uf.fecha}`}
            value={formatoValorUF(uf.valor)}
          />
          <Line sum large name="Total en pesos" note="redondeado una vez, al final" value={formatoPesos(totalPesos)} />
          <LineasDePareja cotizacion={cotizacion} />
        </tbody>
      </table>
      <p className={classes.source}>
        Factores: {fuentes.factores}, desde <Dia>{fuentes.factoresDesde}</Dia>; edad cumplida al{' '}
        <Dia>{fuentes.fecha}</Dia>.
      </p>
    </>
  )
}

/** Of one of a pair: what it gives or receives, and what is paid after it. */
function LineasDePareja({ cotizacion }: { readonly cotizacion: Cotizacion }) {
  const compensacion = compensacionDe(cotizacion)
  if (compensacion.length === 0) return null
  const { uf: total, pesos } = aPagarDe(cotizacion)
  return (
    <>
      {compensacion.map(([name, monto]) => (
        <Line key={name} name={name} note="fijada por quien otorga" value={monto} />
      ))}
      <Line sum large name="Total a pagar" value={`${formatoUF(total)} UF`} />
      <Line sum large name="Total a pagar en pesos" note="redondeado una vez, al final" value={formatoPesos(pesos)} />
    </>
  )
}

interface LineProps {
  readonly name: ReactNode
  readonly note?: string
  /** UF as such; anything else as it is to be read. */
  readonly value: UF | string
  /** A line above: what stands over it has been added up. */
  readonly sum?: boolean
  readonly large?: boolean
}

function Line({ name, note, value, sum = false, large = false }: LineProps) {
  return (
    <tr data-sum={sum || undefined} data-large={large || undefined}>
      <th scope="row">
        {name}
        {note && <small>{note}</small>}
      </th>
      <td>{typeof value === 'number' ? formatoUF(value) : value}</td>
    </tr>
  )
}

interface SwatchedProps {
  readonly k: number
  readonly uf: UF
  readonly children: ReactNode
}

/** With the swatch of its piece of the bar, when it has one. */
function Swatched({ k, uf, children }: SwatchedProps) {
  return (
    <>
      {uf > 0 && <i className={classes.swatch} data-k={k} />}
      {children}
    </>
  )
}

/** A date that a narrow line does not break at its hyphens. */
function Dia({ children }: { readonly children: string }) {
  return <span className={classes.whole}>{children}</span>
}
