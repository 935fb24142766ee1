import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { Button } from '../../../../../components/actions/button.tsx'
import { PostulanteCells, postulanteColumns } from '../../../../../components/mesa/postulante-cells.tsx'
import { DataTable } from '../../../../../components/values/data-table.tsx'
import type { CualesFirmas, Firma } from '../queries.ts'

interface FirmasTableProps {
  readonly cuales: CualesFirmas
  readonly of: readonly Firma[]
  readonly onOpen: (firma: Firma) => void
}

/** Cases whose signed papers came to the desk. */
export function FirmasTable({ cuales, of, onOpen }: FirmasTableProps) {
  const decided = cuales === 'esperan' ? [] : [{ title: cuales === 'devueltas' ? 'Devuelto' : 'Aceptado' }]
  const columns = [...postulanteColumns, { title: 'Pareja' }, { title: 'Recibido' }, ...decided, { title: 'Acción' }]
  return (
    <DataTable label={`Tabla de documentos firmados: ${titles[cuales]}`} columns={columns} cards>
      {of.map((firma) => (
        <tr key={firma.envioId}>
          <PostulanteCells of={firma} />
          <td data-title="Pareja">{firma.pareja ?? '-'}</td>
          <td data-title="Recibido" data-keep>
            {fechaYHora(firma.enviado)}
          </td>
          {decided.map(({ title }) => (
            <td key={title} data-title={title}>
              <Decision of={firma} />
            </td>
          ))}
          <td>
            <Button
              kind={cuales === 'esperan' ? 'tonal' : 'quiet'}
              aria-label={`${cuales === 'esperan' ? 'Revisar' : 'Ver'} los documentos de ${firma.nombre}`}
              onClick={() => onOpen(firma)}
            >
              {cuales === 'esperan' ? 'Revisar' : 'Ver'}
            </Button>
          </td>
        </tr>
      ))}
    </DataTable>
  )
}

const titles: Record<CualesFirmas, string> = {
  esperan: 'por revisar',
  devueltas: 'devueltos',
  aceptadas: 'aceptados',
}

function Decision({ of: { resuelto, resueltoPor, motivo } }: { readonly of: Firma }) {
  return (
    <span>
      {resuelto && fechaYHora(resuelto)}
      <small>por {resueltoPor}</small>
      {motivo && <small>{motivo}</small>}
    </span>
  )
}
