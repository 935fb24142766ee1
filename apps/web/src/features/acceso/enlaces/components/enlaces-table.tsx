import { DataTable } from '../../../../components/values/data-table.tsx'
import type { EnlaceDeSupervisor } from '../queries.ts'
import { EnlaceRow } from './enlace-row.tsx'

const columns = [
  { title: 'Asesor' },
  { title: 'Supervisor' },
  { title: 'Creado' },
  { title: 'Vence' },
  { title: 'Estado' },
  { title: 'Aperturas' },
  { title: 'Acción' },
]

interface EnlacesTableProps {
  readonly of: readonly EnlaceDeSupervisor[]
  readonly onRevoked: (what: string) => void
}

export function EnlacesTable({ of, onRevoked }: EnlacesTableProps) {
  return (
    <DataTable label="Tabla de enlaces" columns={columns} cards>
      {of.map((enlace) => (
        <EnlaceRow key={enlace.enlaceId} enlace={enlace} width={columns.length} onRevoked={onRevoked} />
      ))}
    </DataTable>
  )
}
