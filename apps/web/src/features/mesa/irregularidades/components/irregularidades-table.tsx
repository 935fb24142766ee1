import { PostulanteCells, postulanteColumns } from '../../../../components/mesa/postulante-cells.tsx'
import { Cuando } from '../../../../components/values/cuando.tsx'
import { DataTable } from '../../../../components/values/data-table.tsx'
import { EstadoGlyph } from '../../../../components/values/estado.tsx'
import type { CualesIrregularidades, Irregularidad } from '../queries.ts'
import { CerrarButton } from './cerrar-button.tsx'

const who = [...postulanteColumns, { title: 'Irregularidad' }]
const columns = {
  abiertas: [...who, { title: 'Estado' }, { title: 'Abierta' }, { title: 'Acción' }],
  cerradas: [...who, { title: 'Abierta' }, { title: 'Cerrada' }],
}

interface RowProps {
  readonly irregularidad: Irregularidad
  readonly onClosed: (irregularidad: Irregularidad) => void
}

function Row({ irregularidad, onClosed }: RowProps) {
  const { estado, codigo, descripcion, codigoDetalle, detalle } = irregularidad
  const { abierta, abiertaPor, cerrada, cerradaPor } = irregularidad
  return (
    <tr>
      <PostulanteCells of={irregularidad} />
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
  readonly cuales: CualesIrregularidades
  readonly of: readonly Irregularidad[]
  readonly onClosed: (irregularidad: Irregularidad) => void
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
