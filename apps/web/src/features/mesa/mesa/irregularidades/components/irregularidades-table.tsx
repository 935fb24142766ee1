import { PostulanteCells, postulanteColumns } from '../../../../../components/mesa/postulante-cells.tsx'
import { Cuando } from '../../../../../components/values/cuando.tsx'
import { DataTable } from '../../../../../components/values/data-table.tsx'
import { EstadoGlyph } from '../../../../../components/values/estado.tsx'
import type { CualesIrregularidades, Irregularidad } from '../queries.ts'
import { IrregularidadActs } from './irregularidad-acts.tsx'

const who = [...postulanteColumns, { title: 'Irregularidad' }]
const columns = {
  abiertas: [...who, { title: 'Estado' }, { title: 'Abierta' }, { title: 'Acción' }],
  cerradas: [...who, { title: 'Abierta' }, { title: 'Cerrada' }],
}

interface RowProps {
  readonly irregularidad: Irregularidad
  readonly onClosed: (irregularidad: Irregularidad) => void
  readonly onReview: (irregularidad: Irregularidad) => void
}

function Row({ irregularidad, onClosed, onReview }: RowProps) {
  const { irregularidadId, nombre, estado, codigo, descripcion, codigoDetalle, detalle } = irregularidad
  const { abierta, abiertaPor, corregida, cerrada, cerradaPor } = irregularidad
  return (
    <tr>
      <PostulanteCells of={irregularidad} />
      <td data-title="Irregularidad">
        <span>
          {codigo} · {descripcion}
          <small>
            {codigoDetalle} · {detalle}
          </small>
          {corregida && cerrada === null && <small>Corregida, en revisión</small>}
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
          <IrregularidadActs
            irregularidadId={irregularidadId}
            nombre={nombre}
            que={`${descripcion}, ${detalle}`}
            corregida={corregida !== null}
            onClosed={() => onClosed(irregularidad)}
            onReview={() => onReview(irregularidad)}
          />
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
  readonly onClosed: RowProps['onClosed']
  readonly onReview: RowProps['onReview']
}

export function IrregularidadesTable({ cuales, of, ...acts }: IrregularidadesTableProps) {
  return (
    <DataTable label={`Tabla de irregularidades ${cuales}`} columns={columns[cuales]} cards>
      {of.map((irregularidad) => (
        <Row key={irregularidad.irregularidadId} irregularidad={irregularidad} {...acts} />
      ))}
    </DataTable>
  )
}
