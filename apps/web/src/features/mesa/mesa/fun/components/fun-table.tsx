import { formatoRut } from '@alerce/domain/base/persona/rut'
import { DataTable } from '../../../../../components/values/data-table.tsx'
import { type Shape, StateGlyph } from '../../../../../components/values/estado.tsx'
import type { Fun } from '../queries.ts'
import { FunActions, type FunActionsProps } from './fun-actions.tsx'

const columns = [
  { title: 'RUT' },
  { title: 'Prospecto' },
  { title: 'Estado' },
  { title: 'Recibido' },
  { title: 'Procesado' },
  { title: 'Acción' },
]

function estadoDe({ recibido, procesado }: Fun): readonly [Shape, string] {
  if (procesado) return ['disc', 'Procesado']
  return recibido ? ['half', 'Por procesar'] : ['ring', 'Sin recibir']
}

interface FunTableProps extends Omit<FunActionsProps, 'fun'> {
  readonly of: readonly Fun[]
}

export function FunTable({ of, ...acts }: FunTableProps) {
  return (
    <DataTable label="Tabla de FUN de baja" columns={columns} cards>
      {of.map((fun) => {
        const [shape, word] = estadoDe(fun)
        return (
          <tr key={`${fun.rut} ${fun.recibido}`}>
            <th scope="row" data-keep>
              {formatoRut(fun.rut)}
            </th>
            <td data-title="Prospecto">{fun.casos.join(', ') || '–'}</td>
            <td data-title="Estado">
              <span>
                <StateGlyph shape={shape}>{word}</StateGlyph>
                {fun.por && <small>por {fun.por}</small>}
              </span>
            </td>
            <td data-title="Recibido" data-keep>
              {fun.recibido ?? '–'}
            </td>
            <td data-title="Procesado" data-keep>
              {fun.procesado ?? '–'}
            </td>
            <td>
              <FunActions fun={fun} {...acts} />
            </td>
          </tr>
        )
      })}
    </DataTable>
  )
}
