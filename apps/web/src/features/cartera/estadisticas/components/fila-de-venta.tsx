import { Link } from 'react-router'
import { EstadoGlyph } from '../../../../components/values/estado.tsx'
import { goTo } from '../../../../lib/routes.ts'
import type { FilaDeEstadistica } from '../queries.ts'

/** One of what a figure counts; a press anywhere on it opens the sale. */
export function FilaDeVenta({
  fila: { prospectoId, nombre, estado, fecha, folioDS, asesor },
  conAsesor,
}: {
  readonly fila: FilaDeEstadistica
  readonly conAsesor: boolean
}) {
  return (
    <tr>
      <th scope="row">
        <Link to={goTo('postulantData', { prospectoId })} data-opens>
          {nombre}
        </Link>
      </th>
      {conAsesor && <td>{asesor}</td>}
      <td>
        <EstadoGlyph estado={estado} />
      </td>
      <td data-keep>{fecha}</td>
      <td data-num>{folioDS ?? '-'}</td>
    </tr>
  )
}
