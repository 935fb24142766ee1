import type { ComponentProps } from 'react'
import { DataTable } from '../../../../components/values/data-table.tsx'
import { Nada } from './nada.tsx'
import { PendienteRow, type PendienteRowProps } from './pendiente-row.tsx'
import type { Orden } from './use-orden.ts'
import { claveDe, type Pendiente } from './vistas.ts'

interface PendientesTableProps extends Omit<PendienteRowProps, 'pendiente'>, ComponentProps<typeof Nada> {
  readonly of: readonly Pendiente[]
  readonly orden: Orden
}

/** What waits, one row each; where nothing does, that. */
export function PendientesTable({ of, orden, filtra, hallados, ...rest }: PendientesTableProps) {
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
