import { type NombreDeTabla, tablaDe } from '@alerce/contract/fichas/cotizacion/tablas'
import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { Link } from 'react-router'
import { DataTable } from '../../../../components/values/data-table.tsx'
import type { TablaEnVigor } from '../queries.ts'
import { lugarDe } from '../use-lugar.ts'

const columns = [
  { title: 'Tabla' },
  { title: 'Filas vigentes' },
  { title: 'Desde' },
  { title: 'Hasta' },
  { title: 'Última carga' },
  { title: 'Por aplicar' },
]

interface TablasProps {
  readonly of: readonly TablaEnVigor[]
  readonly actual: NombreDeTabla | null
}

/** Every table with what is in force of it; its name opens it. */
export function Tablas({ of, actual }: TablasProps) {
  return (
    <DataTable label="Tablas del catálogo" columns={columns} cards>
      {of.map(({ tabla, filas, desde, hasta, ultima, pendiente }) => (
        <tr key={tabla}>
          <th scope="row" data-title="Tabla">
            <Link to={lugarDe(tabla, pendiente)} data-opens aria-current={tabla === actual ? 'true' : undefined}>
              {tablaDe(tabla).titulo}
            </Link>
          </th>
          <td data-title="Filas vigentes">{filas.toLocaleString('es-CL')}</td>
          <td data-title="Desde" data-keep>
            {desde ?? '–'}
          </td>
          <td data-title="Hasta" data-keep>
            {hasta ?? '–'}
          </td>
          <td data-title="Última carga">{ultima ? `${fechaYHora(ultima.en)} · ${ultima.por}` : '–'}</td>
          <td data-title="Por aplicar" data-hot={pendiente !== null || undefined}>
            {pendiente === null ? '–' : 'Hay un archivo'}
          </td>
        </tr>
      ))}
    </DataTable>
  )
}
