import { Link } from 'react-router'
import { goTo } from '../../lib/routes.ts'
import { DataTable } from './data-table.tsx'
import { EstadoGlyph } from './estado.tsx'

/** Sale behind a figure. */
export interface VentaContada {
  readonly key: number
  readonly prospectoId: number
  readonly nombre: string
  readonly estado: string
  /** DD-MM-YYYY. */
  readonly fecha: string
  readonly folioDS: number | null
  /** null: of the reader. */
  readonly asesor: string | null
  /** Next step; absent: not told by this figure. */
  readonly paso?: string
}

interface VentasTableProps {
  readonly label: string
  /** Meaning of the dates. */
  readonly fecha: string
  readonly ventas: readonly VentaContada[]
}

/** Sales that a figure counts; a press anywhere on a row opens its sale. */
export function VentasTable({ label, fecha: fechaTitle, ventas }: VentasTableProps) {
  const conAsesor = ventas.some(({ asesor }) => asesor !== null)
  const conPaso = ventas.some(({ paso }) => paso !== undefined)
  const columns = [
    { title: 'Prospecto' },
    ...(conAsesor ? [{ title: 'Asesor' }] : []),
    { title: 'Estado' },
    { title: fechaTitle },
    ...(conPaso ? [{ title: 'Sigue' }] : []),
    { title: 'DS', num: true },
  ]
  return (
    <DataTable label={label} columns={columns} cards>
      {ventas.map(({ key, prospectoId, nombre, estado, fecha, folioDS, asesor, paso }) => (
        <tr key={key}>
          <th scope="row">
            <Link to={goTo('postulantData', { prospectoId })} data-opens>
              {nombre}
            </Link>
          </th>
          {conAsesor && <td data-title="Asesor">{asesor}</td>}
          <td data-title="Estado">
            <EstadoGlyph estado={estado} />
          </td>
          <td data-title={fechaTitle} data-keep>
            {fecha}
          </td>
          {conPaso && <td data-title="Sigue">{paso}</td>}
          <td data-title="DS" data-num>
            {folioDS ?? '-'}
          </td>
        </tr>
      ))}
    </DataTable>
  )
}
