import type { OrdenDePendientes } from '@alerce/domain/cartera/pendientes'
import { type ReactNode, useRef } from 'react'
import { Link } from 'react-router'
import { Cambios } from '../../../../components/feedback/cambios.tsx'
import { type Column, DataTable } from '../../../../components/values/data-table.tsx'
import { EstadoGlyph } from '../../../../components/values/estado.tsx'
import { Telefono } from '../../../../components/values/telefono.tsx'
import { goTo } from '../../../../lib/routes.ts'
import { useHeldList } from '../../../../lib/use-held-list.ts'
import { type FiltrosDePendientes, sentidoInicial } from '../filtros.ts'
import classes from '../pendientes.module.css'
import type { CasoPendiente } from '../queries.ts'

/** The columns of the specification, in its words (spec 2 §2). */
const columnas: readonly { readonly title: string; readonly explains?: string; readonly orden?: OrdenDePendientes }[] =
  [
    { title: 'N°DS', explains: 'Folio de la Declaración de Salud', orden: 'folio' },
    { title: 'Nombre', orden: 'nombre' },
    { title: 'Apellidos', orden: 'apellidos' },
    { title: 'Estado', orden: 'estado' },
    { title: 'Correo', orden: 'correo' },
    { title: 'Telefono', orden: 'telefono' },
    { title: 'FC', explains: 'Fecha de registro', orden: 'fecha' },
    { title: 'N°DS Compensado', explains: 'Folio de la Declaración de Salud del otro de la pareja' },
  ]

interface TablaProps {
  readonly filas: readonly CasoPendiente[]
  /** Filters of these rows. */
  readonly filtros: FiltrosDePendientes
  readonly onOrden: (change: Pick<FiltrosDePendientes, 'orden' | 'sentido'>) => void
}

const opuesto = { asc: 'desc', desc: 'asc' } as const

/** Pending cases. The table does not move during use: a notice counts the waiting changes. */
export function Tabla({ filas: actual, filtros, onOrden }: TablaProps) {
  const { filas, cambios, update, bind } = useHeldList(actual, JSON.stringify(filtros))
  const root = useRef<HTMLDivElement>(null)
  const refresh = () => {
    update()
    // the button goes away: without this the focus would fall to the top of the page
    root.current?.focus({ preventScroll: true })
  }
  const columns = columnas.map(({ orden, ...column }): Column => {
    if (!orden) return column
    const chosen = orden === filtros.orden
    return {
      ...column,
      sort: {
        direction: chosen ? filtros.sentido : null,
        onSort: () => onOrden({ orden, sentido: chosen ? opuesto[filtros.sentido] : sentidoInicial(orden) }),
      },
    }
  })
  return (
    <div ref={root} className={classes.held} tabIndex={-1} {...bind}>
      <Cambios hay={cambios} onActualizar={refresh} />
      <div className={classes.tabla}>
        <DataTable label="Casos pendientes" columns={columns} cards>
          {filas.map((fila) => (
            <FilaPendiente key={fila.prospectoId} fila={fila} />
          ))}
        </DataTable>
      </div>
    </div>
  )
}

function FilaPendiente({ fila }: { readonly fila: CasoPendiente }) {
  const { folioDS, nombre, apellidoPaterno, apellidoMaterno, correo, telefono, dswfoliootroc } = fila
  const quien = `${nombre} ${apellidoPaterno} ${apellidoMaterno}`
  return (
    <tr>
      <Celda title="N°DS" keep>
        {folioDS ?? '-'}
      </Celda>
      <th scope="row" data-title="Nombre">
        <Link to={goTo('postulantDatanew', { prospectoId: fila.prospectoId })} data-opens>
          {nombre}
        </Link>
      </th>
      <Celda title="Apellidos">
        {apellidoPaterno} {apellidoMaterno}
      </Celda>
      <Celda title="Estado">
        <div>
          <EstadoGlyph estado={fila.estado} />
          {fila.estadoEdicion === 'E' && <small>Actualización abierta</small>}
        </div>
      </Celda>
      <Celda title="Correo">
        <Correo correo={correo} />
      </Celda>
      <Celda title="Telefono" keep>
        {telefono ? <Telefono telefono={telefono} nombre={quien} /> : '-'}
      </Celda>
      <Celda title="FC" keep>
        {fila.fechaRegistro}
      </Celda>
      <Celda title="N°DS Compensado" keep>
        {dswfoliootroc ?? '-'}
      </Celda>
    </tr>
  )
}

/** An e-mail, which breaks where its domain begins. */
function Correo({ correo }: { readonly correo: string }) {
  if (correo === '') return '-'
  const at = correo.indexOf('@')
  return (
    <span className={classes.correo}>
      {correo.slice(0, at)}
      <wbr />
      {correo.slice(at)}
    </span>
  )
}

interface CeldaProps {
  /** Title of its column, which a card shows beside it. */
  readonly title: string
  /** True when its text must not wrap. */
  readonly keep?: boolean
  readonly children: ReactNode
}

const Celda = ({ title, keep = false, children }: CeldaProps) => (
  <td data-title={title} data-keep={keep || undefined}>
    {children}
  </td>
)
