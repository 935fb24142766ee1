import {
  fuenteDelPrecio,
  type LineaDelPrecio,
  lineasDelPrecio,
  type ParteDelPrecio,
} from '@alerce/domain/cotizacion/lineas'
import { type Cotizacion, colorDePersona, GES, OTROS } from './partes.ts'
import classes from './por-que.module.css'

/** Parts nested under another line: the next line does not add them by themselves. */
const bajoOtra: readonly ParteDelPrecio[] = ['persona', 'beneficio']
/** Sums of the lines above. */
const sumas: readonly ParteDelPrecio[] = ['plan', 'total', 'pesos', 'pagar', 'pagarPesos']

/** The lines of a price in the order in which it is made (domain, price formula). */
export function LineasDelPrecio({ cotizacion }: { readonly cotizacion: Cotizacion }) {
  const lineas = lineasDelPrecio(cotizacion)
  const fuente = fuenteDelPrecio(cotizacion)
  const primera = lineas.findIndex(({ parte }) => parte === 'persona')
  return (
    <>
      <table className={classes.ledger}>
        <caption className="vh">Líneas del precio, en UF</caption>
        <tbody>
          {lineas.map((linea, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two children of one age read alike; the order is the quote's
            <Linea key={index} linea={linea} color={colorDe(linea, index - primera, cotizacion)} />
          ))}
        </tbody>
      </table>
      {fuente && (
        <p className={classes.source}>
          <ConFechas>{fuente}</ConFechas>
        </p>
      )}
    </>
  )
}

/** Swatch of its piece of the bar; 0: an empty one, for a person who adds nothing. undefined without a piece. */
function colorDe({ parte }: LineaDelPrecio, persona: number, of: Cotizacion): number | undefined {
  if (parte === 'persona') return of.personas[persona]?.exento ? 0 : colorDePersona(persona)
  if (parte === 'ges') return of.precioGesUF > 0 ? GES : undefined
  if (parte === 'caec') return of.CAECUF > 0 ? OTROS : undefined
  return parte === 'adicional' && of.BESUF > 0 ? OTROS : undefined
}

interface LineaProps {
  readonly linea: LineaDelPrecio
  readonly color: number | undefined
}

function Linea({ linea: { parte, concepto, nota, monto }, color }: LineaProps) {
  const suma = sumas.includes(parte)
  return (
    <tr
      data-sub={bajoOtra.includes(parte) || undefined}
      data-sum={suma || undefined}
      data-large={(suma && parte !== 'plan') || undefined}
    >
      <th scope="row">
        {color !== undefined && <i className={classes.swatch} data-k={color || undefined} />}
        <ConFechas>{concepto}</ConFechas>{' '}
        {nota && (
          <small>
            <ConFechas>{nota}</ConFechas>
          </small>
        )}
      </th>
      <td>{monto}</td>
    </tr>
  )
}

const FECHA = /(\d\d-\d\d-\d{4})/

/** Text that keeps its dates whole: a narrow line would break them at their hyphens. */
function ConFechas({ children }: { readonly children: string }) {
  return children.split(FECHA).map((trozo, index) =>
    FECHA.test(trozo) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one sentence, always in their order
      <span key={index} className={classes.whole}>
        {trozo}
      </span>
    ) : (
      trozo
    ),
  )
}
