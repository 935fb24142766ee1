import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { formatoRut } from '@alerce/domain/base/persona/rut'
import { Link } from 'react-router'
import { DataTable } from '../../../../components/values/data-table.tsx'
import type { FiltroDeAutorizaciones, Solicitud } from '../queries.ts'
import { useAbrir } from '../use-abierta.ts'
import { Resuelta } from './resuelta.tsx'

const who = [{ title: 'Postulante' }, { title: 'Asesor' }, { title: 'Motivo' }, { title: 'Solicitada' }]
const columns = { pendientes: who, decididas: [...who, { title: 'Decisión' }] }

interface AutorizacionesTableProps {
  readonly cuales: FiltroDeAutorizaciones
  readonly of: readonly Solicitud[]
}

/** Each row opens its case. */
export function AutorizacionesTable({ cuales, of }: AutorizacionesTableProps) {
  const abrir = useAbrir()
  return (
    <DataTable label={`Tabla de solicitudes ${cuales}`} columns={columns[cuales]} cards>
      {of.map((solicitud) => {
        const { autorizacionId, nombre, rut, asesor, motivo, solicitada } = solicitud
        return (
          <tr key={autorizacionId}>
            <th scope="row">
              <Link data-opens to={abrir(autorizacionId)} preventScrollReset>
                {nombre}
              </Link>
              {rut && <small>{formatoRut(rut)}</small>}
            </th>
            <td data-title="Asesor">{asesor}</td>
            <td data-title="Motivo">{motivo}</td>
            <td data-title="Solicitada" data-keep>
              {fechaYHora(solicitada)}
            </td>
            {cuales === 'decididas' && (
              <td data-title="Decisión">
                <Resuelta of={solicitud} />
              </td>
            )}
          </tr>
        )
      })}
    </DataTable>
  )
}
