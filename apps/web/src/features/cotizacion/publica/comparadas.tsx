import { formatoPesos, formatoUF } from '@alerce/domain/base/dinero/formato'
import { aPagarDe } from '@alerce/domain/cotizacion/lineas'
import { Enteros } from '../../../components/values/enteros.tsx'
import classes from './cotizacion.module.css'
import type { CotizacionOfrecida } from './ofrecida.tsx'

/** Lines that a client compares, in words. */
const filas: readonly (readonly [concepto: string, celda: (una: CotizacionOfrecida) => string])[] = [
  ['Al mes', ({ precio }) => `${formatoUF(aPagarDe(precio).uf)} UF`],
  ['En pesos', ({ precio }) => formatoPesos(aPagarDe(precio).pesos)],
  ['Hospitalaria', ({ precio }) => `${precio.hospitalario} %`],
  ['Ambulatoria', ({ precio }) => `${precio.ambulatorio} %`],
  ['Modalidad', ({ precio }) => (precio.esLibreEleccion ? 'Libre elección' : 'Red preferente')],
  ['Beneficios', ({ precio }) => precio.beneficios.map(({ nombre }) => nombre).join(', ') || 'Ninguno'],
  ['Vale hasta', ({ hasta, vencida }) => (vencida ? `Venció el ${hasta}` : hasta)],
]

/** Several quotes side by side. */
export function Comparadas({ cotizaciones }: { readonly cotizaciones: readonly CotizacionOfrecida[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by the keyboard
    <section className={classes.scroll} aria-label="Cotizaciones lado a lado" tabIndex={0}>
      <table className={classes.tabla}>
        <thead>
          <tr>
            <td />
            {cotizaciones.map(({ numero, precio }) => (
              <th key={numero} scope="col">
                {precio.nombrePlan}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {filas.map(([concepto, celda]) => (
            <tr key={concepto}>
              <th scope="row">{concepto}</th>
              {cotizaciones.map((una) => (
                <td key={una.numero}>
                  <Enteros>{celda(una)}</Enteros>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
