import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { PostulanteCells, postulanteColumns } from '../../../../../components/mesa/postulante-cells.tsx'
import { Cuando } from '../../../../../components/values/cuando.tsx'
import { DataTable } from '../../../../../components/values/data-table.tsx'
import { StateGlyph } from '../../../../../components/values/estado.tsx'
import type { CualesRechazos, Rechazo } from '../queries.ts'
import type { Cambios } from '../use-cambios.ts'
import { LevantarButton } from './levantar-button.tsx'

const who = [...postulanteColumns, { title: 'Motivo' }, { title: 'Rechazada' }]
const columns = { vigentes: [...who, { title: 'Acción' }], pasados: [...who, { title: 'Cómo terminó' }] }

/** Lifted by the desk, or ended with the annulment of its invitation. */
function Termino({ rechazo: { levantado, anulado } }: { readonly rechazo: Rechazo }) {
  const lifted = levantado !== null
  const when = levantado ?? anulado
  return (
    <span>
      <StateGlyph shape={lifted ? 'disc' : 'barred'}>{lifted ? 'Levantado' : 'Invitación anulada'}</StateGlyph>
      {when && <small>{fechaYHora(when)}</small>}
    </span>
  )
}

interface RowProps {
  readonly rechazo: Rechazo
  readonly cuales: CualesRechazos
  readonly levantar: Cambios['levantar']
}

function Row({ rechazo, cuales, levantar }: RowProps) {
  const { glosa, rechazado, por } = rechazo
  return (
    <tr>
      <PostulanteCells of={rechazo} />
      <td data-title="Motivo">{glosa}</td>
      <td data-title="Rechazada" data-keep>
        <Cuando en={rechazado} por={por} />
      </td>
      {cuales === 'vigentes' ? (
        <td>
          <LevantarButton rechazo={rechazo} levantar={levantar} />
        </td>
      ) : (
        <td data-title="Cómo terminó" data-keep>
          <Termino rechazo={rechazo} />
        </td>
      )}
    </tr>
  )
}

interface RechazosTableProps {
  readonly cuales: CualesRechazos
  readonly of: readonly Rechazo[]
  readonly levantar: Cambios['levantar']
}

export function RechazosTable({ cuales, of, levantar }: RechazosTableProps) {
  return (
    <DataTable label={`Tabla de rechazos ${cuales}`} columns={columns[cuales]} cards>
      {of.map((rechazo) => (
        <Row key={rechazo.rechazoId} rechazo={rechazo} cuales={cuales} levantar={levantar} />
      ))}
    </DataTable>
  )
}
