import { formatoRut } from '@alerce/domain/base/persona/rut'
import { DataTable } from '../../../../components/values/data-table.tsx'
import { EstadoGlyph } from '../../../../components/values/estado.tsx'
import { instantText } from '../../../../lib/time/instant.ts'
import type { Cuales, Irregularidad } from '../queries.ts'
import { CerrarButton } from './cerrar-button.tsx'

const who = [{ title: 'Postulante' }, { title: 'Folio' }, { title: 'Asesor' }, { title: 'Irregularidad' }]
const columns = {
  abiertas: [...who, { title: 'Estado' }, { title: 'Abierta' }, { title: 'Acción' }],
  cerradas: [...who, { title: 'Abierta' }, { title: 'Cerrada' }],
}

interface CuandoProps {
  readonly en: string
  readonly por: string
}

const Cuando = ({ en, por }: CuandoProps) => (
  <span>
    {instantText(en)}
    <small>por {por}</small>
  </span>
)

interface RowProps {
  readonly irregularidad: Irregularidad
  readonly onClosed: (nombre: string) => void
}

function Row({ irregularidad, onClosed }: RowProps) {
  const { nombre, rut, folioDS, asesor, estado, codigo, descripcion, codigoDetalle, detalle } = irregularidad
  const { abierta, abiertaPor, cerrada, cerradaPor } = irregularidad
  return (
    <tr>
      <th scope="row">
        {nombre}
        {rut && <small>{formatoRut(rut)}</small>}
      </th>
      <td data-title="Folio" data-keep>
        {folioDS ?? '-'}
      </td>
      <td data-title="Asesor">{asesor}</td>
      <td data-title="Irregularidad">
        <span>
          {codigo} · {descripcion}
          <small>
            {codigoDetalle} · {detalle}
          </small>
        </span>
      </td>
      {cerrada === null && (
        <td data-title="Estado">
          <EstadoGlyph estado={estado} />
        </td>
      )}
      <td data-title="Abierta" data-keep>
        <Cuando en={abierta} por={abiertaPor} />
      </td>
      {cerrada === null ? (
        <td>
          <CerrarButton irregularidad={irregularidad} onClosed={onClosed} />
        </td>
      ) : (
        <td data-title="Cerrada" data-keep>
          <Cuando en={cerrada} por={cerradaPor ?? ''} />
        </td>
      )}
    </tr>
  )
}

interface IrregularidadesTableProps {
  readonly cuales: Cuales
  readonly of: readonly Irregularidad[]
  readonly onClosed: (nombre: string) => void
}

export function IrregularidadesTable({ cuales, of, onClosed }: IrregularidadesTableProps) {
  return (
    <DataTable label={`Tabla de irregularidades ${cuales}`} columns={columns[cuales]} cards>
      {of.map((irregularidad) => (
        <Row key={irregularidad.irregularidadId} irregularidad={irregularidad} onClosed={onClosed} />
      ))}
    </DataTable>
  )
}
