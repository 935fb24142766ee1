import { mesaMessages } from '@alerce/contract/messages/mesa/mesa'
import { buscaAlPendiente } from '@alerce/domain/mesa/pendientes'
import { type ComponentProps, type RefObject, useRef, useState } from 'react'
import { Teclas } from '../../../../components/actions/teclas.tsx'
import { Empty } from '../../../../components/feedback/empty.tsx'
import { NotRead } from '../../../../components/feedback/failed.tsx'
import { TextField } from '../../../../components/fields/text-field.tsx'
import { Panel, Stack } from '../../../../components/layout/panel.tsx'
import classes from '../../../../components/mesa/mesa.module.css'
import { DataTable } from '../../../../components/values/data-table.tsx'
import { useQueueKeys } from '../../../../lib/keys/use-queue-keys.ts'
import { usePendientesHallados } from '../../../../lib/mesa/pendientes.ts'
import { useSeleccion } from '../../../../lib/use-seleccion.ts'
import { BarraDeLote, ResultadoDeLote } from './barra-de-lote.tsx'
import { PendienteRow, type PendienteRowProps } from './pendiente-row.tsx'
import type { Actos } from './use-actos.ts'
import { useLote, vaEnLote } from './use-lote.ts'
import type { Orden } from './use-orden.ts'
import { claveDe, cuantos, nombreDe, type Pendiente, type Pendientes, type Vista } from './vistas.ts'

const ACTO = 'tbody td:last-child :is(button:first-child)'

interface NadaProps {
  readonly filtra: boolean
  readonly hallados: ReturnType<typeof usePendientesHallados>
}

/** Text of an empty list: nothing pending, no match, or a search that runs or failed. */
function Nada({ filtra, hallados }: NadaProps) {
  if (!filtra)
    return (
      <Empty title="No hay pendientes">
        <p>Los nuevos aparecen aquí solos.</p>
      </Empty>
    )
  if (hallados.isError) return <NotRead of={hallados} failure={mesaMessages.pendientesFailed.text} />
  return <Empty title={hallados.isFetching ? 'Buscando…' : 'Ningún pendiente coincide con la búsqueda'} />
}

interface PendientesTableProps extends Omit<PendienteRowProps, 'pendiente'>, ComponentProps<typeof Nada> {
  readonly of: readonly Pendiente[]
  readonly orden: Orden
}

/** Pending matters, one row each, or a text when there are none. */
function PendientesTable({ of, orden, filtra, hallados, ...rest }: PendientesTableProps) {
  if (of.length === 0) return <Nada filtra={filtra} hallados={hallados} />
  const columns = [
    { title: 'Elegir' },
    { title: 'Postulante' },
    { title: 'Folio DS' },
    orden.column('Asesor', 'asesor'),
    orden.column('Pendiente', 'clase'),
    orden.column('Espera', 'espera'),
    orden.column('Plazo', 'urgencia'),
    { title: 'Acción' },
  ]
  return (
    <DataTable label="Tabla de pendientes de la mesa" columns={columns} cards="early">
      {of.map((pendiente) => (
        <PendienteRow key={claveDe(pendiente)} pendiente={pendiente} {...rest} />
      ))}
    </DataTable>
  )
}

interface ListaProps {
  readonly vista: Vista
  readonly pendientes: Pendientes
  /** When they were read: milliseconds since the epoch. */
  readonly ahora: number
  readonly actos: Actos
  readonly orden: Orden
}

/** Pending matters of a view, in the chosen order, filtered by the typed text. */
export function Lista({ vista, pendientes, ahora, actos, orden }: ListaProps) {
  const [texto, setTexto] = useState('')
  const root: RefObject<HTMLDivElement | null> = useRef(null)
  const keys = useQueueKeys(root, root, ACTO)
  const { filas, metaHoras } = pendientes
  const total = cuantos(pendientes, vista)
  const cortada = total > filas.length
  const hallados = usePendientesHallados(vista === 'todos' ? null : vista, orden, { texto, cortada })
  const found = (hallados.filas ?? filas).filter((fila) => buscaAlPendiente(fila, texto))
  const deLote = found.filter(vaEnLote)
  const seleccion = useSeleccion(root, deLote.map(claveDe))
  const elegidos = deLote.filter((uno) => seleccion.elegidas.includes(claveDe(uno)))
  const lote = useLote({ elegidos, release: seleccion.release }, actos.lote)
  return (
    <div ref={root}>
      <Stack>
        <div className={classes.filter}>
          <TextField
            label="Buscar en la lista"
            placeholder="RUT, folio, nombre o asesor"
            value={texto}
            onChange={setTexto}
          />
        </div>
        <ResultadoDeLote lote={lote} />
        {elegidos.length > 0 && (
          <BarraDeLote cuantos={elegidos.length} lote={lote} onSoltar={() => seleccion.release(seleccion.elegidas)} />
        )}
        <Panel title={nombreDe(vista)} flush>
          <PendientesTable
            of={found}
            filtra={texto.trim() !== ''}
            hallados={hallados}
            metaHoras={metaHoras}
            ahora={ahora}
            actos={actos}
            orden={orden}
            seleccion={seleccion}
          />
          <p className={classes.most}>
            Meta: {metaHoras} h.
            {cortada && ` Se muestran los ${filas.length} primeros, de ${total}; la búsqueda mira todos.`}
            {keys && found.length > 0 && (
              <Teclas>
                {' '}
                J y K recorren la lista; Enter hace lo que dice el botón; X elige la fila, Mayús + X hasta ella y R va a
                lo que se hace con las elegidas.
              </Teclas>
            )}
          </p>
        </Panel>
      </Stack>
    </div>
  )
}
