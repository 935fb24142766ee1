import { type ColumnaDeLista, columnasDeLista, type OrdenDeCartera } from '@alerce/domain/cartera/vista'
import { type CSSProperties, type FocusEvent, Fragment, type Ref, useEffect, useRef, useState } from 'react'
import { Explained } from '../../../../components/values/explained.tsx'
import { significadoEn } from '../../../../components/values/sigla.tsx'
import { useReader } from '../../../../lib/session/use-lock.ts'
import type { FichaProps } from '../components/ficha.tsx'
import type { Prospecto } from '../queries.ts'
import { anchos } from './celda.tsx'
import { Fila } from './fila.tsx'
import classes from './tabla.module.css'

const NOMBRE = 180

/** Distance and end of a drawn row, from the beginning of the list; null: the page is printed, and all are drawn. */
interface Lugar {
  readonly index: number
  readonly desde: number | null
  readonly hasta: number
}

interface TablaProps extends Omit<FichaProps, 'prospecto' | 'elegida'> {
  readonly filas: readonly Prospecto[]
  readonly lugares: readonly Lugar[]
  readonly alto: number
  readonly medir: (row: HTMLElement | null) => void
  readonly more: boolean
  readonly columnas: readonly ColumnaDeLista[]
  readonly orden: OrdenDeCartera
  /** Chosen prospects; null: nobody is being chosen. */
  readonly elegidos: ReadonlySet<number> | null
  readonly body: Ref<HTMLTableSectionElement>
  readonly onFoco: (prospectoId: number) => void
  readonly onBlur: (event: FocusEvent) => void
}

/** True while the columns are wider than the page: only then the table scrolls, and its titles leave with the page. */
function useDesborda(minimo: number) {
  const box = useRef<HTMLDivElement>(null)
  const [desborda, setDesborda] = useState(false)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new ResizeObserver(() => setDesborda(element.clientWidth < minimo))
    observer.observe(element)
    return () => observer.disconnect()
  }, [minimo])
  return [box, desborda] as const
}

function ordenDe(columna: ColumnaDeLista | 'nombre', orden: OrdenDeCartera) {
  if (columna === 'nombre') return orden === 'nombre' ? ('ascending' as const) : undefined
  if (columna !== 'ingreso' || orden === 'nombre') return
  return orden === 'recientes' ? ('descending' as const) : ('ascending' as const)
}

/** Room of rows that are not drawn. */
function Hueco({ alto, cols }: { readonly alto: number; readonly cols: number }) {
  if (alto <= 0) return null
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row takes no focus
    <tr aria-hidden="true" className={classes.hueco}>
      <td colSpan={cols} style={{ height: alto }} />
    </tr>
  )
}

/** The list as a table: only rows near the viewport are drawn, each with its number among all. */
export function Tabla({ filas, lugares, columnas, orden, elegidos, more, body, alto, medir, ...rest }: TablaProps) {
  const { onFoco, onBlur, ...acts } = rest
  const actos = useReader() === null ? 124 : 56
  const minimo = columnas.reduce((total, columna) => total + anchos[columna], NOMBRE + actos)
  const [box, desborda] = useDesborda(minimo)
  const part = (ancho: number) => ({ width: `${(100 * ancho) / minimo}%` })
  const cols = columnas.length + 2
  let fin = 0
  const drawn = lugares.map(({ index, desde, hasta }) => {
    const hueco = desde === null ? 0 : desde - fin
    fin = desde === null ? alto : hasta
    return { index, hueco }
  })
  return (
    <div ref={box} className={classes.caja} data-desborda={desborda || undefined}>
      <table
        className={classes.tabla}
        style={{ '--minimo': `${minimo}px` } as CSSProperties}
        aria-label="Prospectos"
        aria-rowcount={more ? -1 : filas.length + 1}
      >
        <colgroup>
          <col style={part(NOMBRE)} />
          {columnas.map((columna) => (
            <col key={columna} style={part(anchos[columna])} />
          ))}
          <col style={part(actos)} />
        </colgroup>
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col" aria-sort={ordenDe('nombre', orden)}>
              Nombre
            </th>
            {columnas.map((columna) => (
              <th key={columna} scope="col" aria-sort={ordenDe(columna, orden)}>
                <Titulo titulo={columnasDeLista[columna]} />
              </th>
            ))}
            <th scope="col">
              <span className="vh">Acciones</span>
            </th>
          </tr>
        </thead>
        <tbody ref={body}>
          {drawn.map(({ index, hueco }) => {
            const prospecto = filas[index]
            if (!prospecto) return null
            const { prospectoId, estado } = prospecto
            const elegida = elegidos ? elegidos.has(prospectoId) : null
            return (
              <Fragment key={prospectoId}>
                <Hueco alto={hueco} cols={cols} />
                <tr
                  ref={medir}
                  data-index={index}
                  data-clave={prospectoId}
                  data-void={estado === 'Invitación Anulada' || undefined}
                  data-chosen={elegida || undefined}
                  aria-rowindex={index + 2}
                  onFocus={() => onFoco(prospectoId)}
                  onBlur={onBlur}
                >
                  <Fila prospecto={prospecto} columnas={columnas} elegida={elegida} {...acts} />
                </tr>
              </Fragment>
            )
          })}
          <Hueco alto={alto - fin} cols={cols} />
        </tbody>
      </table>
    </div>
  )
}

/** Title of a column, its abbreviation explained. */
function Titulo({ titulo }: { readonly titulo: string }) {
  const means = significadoEn(titulo)
  return means ? <Explained means={means}>{titulo}</Explained> : titulo
}
