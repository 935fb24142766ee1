import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { Link } from 'react-router'
import { DataTable } from '../../../../components/values/data-table.tsx'
import { StateGlyph } from '../../../../components/values/estado.tsx'
import { alcancesDe } from '../alcances.ts'
import type { Cliente } from '../queries.ts'

const columns = [
  { title: 'Identificador' },
  { title: 'Alcances' },
  { title: 'Estado' },
  { title: 'Creado' },
  { title: 'Secreto rotado' },
  { title: 'Secreto anterior sirve hasta' },
]

const whenText = (instant: string | null) => (instant ? fechaYHora(instant) : '–')

interface ClientesTableProps {
  readonly of: readonly Cliente[]
  readonly onOpen: () => void
}

export function ClientesTable({ of, onOpen }: ClientesTableProps) {
  return (
    <DataTable label="Tabla de clientes" columns={columns} cards>
      {of.map(({ clienteId, alcances, activo, creado, rotado, anteriorHasta }) => (
        <tr key={clienteId} data-off={!activo || undefined}>
          <th scope="row">
            <Link to={`?clienteId=${encodeURIComponent(clienteId)}`} preventScrollReset data-opens onClick={onOpen}>
              {clienteId}
            </Link>
          </th>
          <td data-title="Alcances">{alcancesDe(alcances)}</td>
          <td data-title="Estado">
            <EstadoCliente activo={activo} />
          </td>
          <td data-title="Creado" data-keep>
            {fechaYHora(creado)}
          </td>
          <td data-title="Secreto rotado" data-keep>
            {whenText(rotado)}
          </td>
          <td data-title="Secreto anterior sirve hasta" data-keep data-hot={anteriorHasta ? true : undefined}>
            {whenText(anteriorHasta)}
          </td>
        </tr>
      ))}
    </DataTable>
  )
}

export const EstadoCliente = ({ activo }: Pick<Cliente, 'activo'>) => (
  <StateGlyph shape={activo ? 'disc' : 'barred'}>{activo ? 'Activo' : 'Desactivado'}</StateGlyph>
)
