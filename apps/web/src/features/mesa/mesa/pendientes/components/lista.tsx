import { formatoRut } from '@alerce/domain/base/persona/rut'
import { type RefObject, useRef, useState } from 'react'
import { Empty } from '../../../../../components/feedback/empty.tsx'
import { matchesSearch } from '../../../../../components/fields/search.ts'
import { TextField } from '../../../../../components/fields/text-field.tsx'
import { Panel, Stack } from '../../../../../components/layout/panel.tsx'
import classes from '../../../../../components/mesa/mesa.module.css'
import { useTeclasDeCola } from '../../../../../lib/browser/use-teclas-de-cola.ts'
import type { Actos } from '../use-actos.ts'
import { cuantos, nombres, type Pendiente, type Pendientes, type Vista } from '../vistas.ts'
import { PendientesTable } from './pendientes-table.tsx'

const ACTO = 'tbody td:last-child :is(button:first-child)'

interface ListaProps {
  readonly vista: Vista
  readonly pendientes: Pendientes
  /** When they were read: milliseconds since the epoch. */
  readonly ahora: number
  readonly actos: Actos
}

const palabras = ({ nombre, rut, folioDS, asesor, que }: Pendiente) =>
  `${nombre} ${rut ? formatoRut(rut) : ''} ${rut ?? ''} ${folioDS ?? ''} ${asesor} ${que}`

/** What waits in a view, who should be attended first on top; narrowed by what is typed. */
export function Lista({ vista, pendientes, ahora, actos }: ListaProps) {
  const [texto, setTexto] = useState('')
  const root: RefObject<HTMLDivElement | null> = useRef(null)
  const keys = useTeclasDeCola(root, root, ACTO)
  const { filas, metaHoras } = pendientes
  const found = filas.filter((fila) => matchesSearch(palabras(fila), texto))
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
        <Panel title={nombres[vista]} flush>
          {found.length === 0 ? (
            <Nada filtra={texto.trim() !== ''} />
          ) : (
            <PendientesTable of={found} metaHoras={metaHoras} ahora={ahora} actos={actos} />
          )}
          <p className={classes.most}>
            Meta: {metaHoras} h.
            {total > filas.length && ` Se muestran los ${filas.length} que más urgen, de ${total}.`}
            {keys && found.length > 0 && ' J y K recorren la lista; Enter hace lo que dice el botón.'}
          </p>
        </Panel>
      </Stack>
    </div>
  )
}

function Nada({ filtra }: { readonly filtra: boolean }) {
  if (filtra) return <Empty title="Ningún pendiente coincide con la búsqueda" />
  return (
    <Empty title="No hay pendientes">
      <p>Los nuevos aparecen aquí solos.</p>
    </Empty>
  )
}
