import { formatoRut } from '@alerce/domain/base/persona/rut'
import { DataTable } from '../../../../components/values/data-table.tsx'
import { StateGlyph } from '../../../../components/values/estado.tsx'
import { instantText } from '../../../../lib/time/instant.ts'
import type { Cuales, Rechazo } from '../queries.ts'
import type { Cambios } from '../use-cambios.ts'
import { LevantarButton } from './levantar-button.tsx'

const who = [
  { title: 'Postulante' },
  { title: 'Folio DS' },
  { title: 'Asesor' },
  { title: 'Motivo' },
  { title: 'Rechazada' },
]
const columns = { vigentes: [...who, { title: 'Acción' }], pasados: [...who, { title: 'Cómo terminó' }] }

/** Lifted by the desk, or ended with the annulment of its invitation. */
function Termino({ rechazo: { levantado, anulado } }: { readonly rechazo: Rechazo }) {
  const lifted = levantado !== null
  const when = levantado ?? anulado
  return (
    <span>
      <StateGlyph shape={lifted ? 'disc' : 'barred'}>{lifted ? 'Levantado' : 'Invitación anulada'}</StateGlyph>
      {when && <small>{instantText(when)}</small>}
    </span>
  )
}

interface RowProps {
  readonly rechazo: Rechazo
  readonly cuales: Cuales
  readonly levantar: Cambios['levantar']
}

function Row({ rechazo, cuales, levantar }: RowProps) {
  const { nombre, rut, folioDS, asesor, glosa, rechazado, por } = rechazo
  return (
    <tr>
      <th scope="row">
        {nombre}
        {rut && <small>{formatoRut(rut)}</small>}
      </th>
      <td data-title="Folio DS" data-keep>
        {folioDS ?? '-'}
      </td>
      <td data-title="Asesor">{asesor}</td>
      <td data-title="Motivo">{glosa}</td>
      <td data-title="Rechazada" data-keep>
        <span>
          {instantText(rechazado)}
          <small>por {por}</small>
        </span>
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
  readonly cuales: Cuales
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
