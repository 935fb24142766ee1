import { formatoRut } from '@alerce/domain/base/persona/rut'
import { type RefObject, useRef, useState } from 'react'
import { Empty } from '../../../../components/feedback/empty.tsx'
import { matchesSearch } from '../../../../components/fields/search.ts'
import { TextField } from '../../../../components/fields/text-field.tsx'
import { Panel, Stack } from '../../../../components/layout/panel.tsx'
import classes from '../../../../components/mesa/mesa.module.css'
import { useQueueKeys } from '../../../../lib/browser/use-queue-keys.ts'
import { BarraDeLote, ResultadoDeLote } from './barra-de-lote.tsx'
import { PendientesTable } from './pendientes-table.tsx'
import type { Actos } from './use-actos.ts'
import { useLote, vaEnLote } from './use-lote.ts'
import type { Orden } from './use-orden.ts'
import { useSeleccion } from './use-seleccion.ts'
import { claveDe, cuantos, nombreDe, type Pendiente, type Pendientes, type Vista } from './vistas.ts'

const ACTO = 'tbody td:last-child :is(button:first-child)'

interface ListaProps {
  readonly vista: Vista
  readonly pendientes: Pendientes
  /** When they were read: milliseconds since the epoch. */
  readonly ahora: number
  readonly actos: Actos
  readonly orden: Orden
}

const palabras = ({ nombre, rut, folioDS, asesor, que }: Pendiente) =>
  `${nombre} ${rut ? formatoRut(rut) : ''} ${rut ?? ''} ${folioDS ?? ''} ${asesor} ${que}`

/** What waits in a view, in the order that was chosen; narrowed by what is typed. */
export function Lista({ vista, pendientes, ahora, actos, orden }: ListaProps) {
  const [texto, setTexto] = useState('')
  const root: RefObject<HTMLDivElement | null> = useRef(null)
  const keys = useQueueKeys(root, root, ACTO)
  const { filas, metaHoras } = pendientes
  const found = filas.filter((fila) => matchesSearch(palabras(fila), texto))
  const deLote = found.filter(vaEnLote)
  const seleccion = useSeleccion(root, deLote.map(claveDe))
  const elegidos = deLote.filter((uno) => seleccion.elegidas.includes(claveDe(uno)))
  const lote = useLote(elegidos, seleccion.soltar)
  const total = cuantos(pendientes, vista)
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
        <BarraDeLote cuantos={elegidos.length} lote={lote} onSoltar={seleccion.soltar} />
        <Panel title={nombreDe(vista)} flush>
          {found.length === 0 ? (
            <Nada filtra={texto.trim() !== ''} buscados={filas.length} total={total} />
          ) : (
            <PendientesTable of={found} {...{ metaHoras, ahora, actos, orden, seleccion }} />
          )}
          <p className={classes.most}>
            Meta: {metaHoras} h.
            {total > filas.length &&
              ` Se muestran los ${filas.length} primeros, de ${total}; la búsqueda mira solo esos.`}
            {keys &&
              found.length > 0 &&
              ' J y K recorren la lista; Enter hace lo que dice el botón; X elige la fila y Mayús + X hasta ella.'}
          </p>
        </Panel>
      </Stack>
    </div>
  )
}

interface NadaProps {
  readonly filtra: boolean
  /** How many were looked at, of how many there are. */
  readonly buscados: number
  readonly total: number
}

function Nada({ filtra, buscados, total }: NadaProps) {
  if (filtra && total > buscados)
    return (
      <Empty title={`Ninguno de los ${buscados} primeros pendientes coincide con la búsqueda`}>
        <p>Hay {total}: lo que busca puede estar entre los que no se muestran.</p>
      </Empty>
    )
  if (filtra) return <Empty title="Ningún pendiente coincide con la búsqueda" />
  return (
    <Empty title="No hay pendientes">
      <p>Los nuevos aparecen aquí solos.</p>
    </Empty>
  )
}
