import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { type ClaseTexto, claseDe } from '@alerce/domain/base/textos/clases'
import { Link } from 'react-router'
import { DataTable } from '../../../../components/values/data-table.tsx'
import { StateGlyph } from '../../../../components/values/estado.tsx'
import type { ClaseConTexto } from '../queries.ts'
import { lugarDe } from '../use-lugar.ts'

const columns = ['Texto', 'Rige', 'Desde', 'Publicado', 'Versiones'].map((title) => ({ title }))

interface ClasesProps {
  readonly of: readonly ClaseConTexto[]
  readonly actual: ClaseTexto | null
}

function Rige({ rige }: Pick<ClaseConTexto, 'rige'>) {
  if (!rige) return <StateGlyph shape="square">Falta</StateGlyph>
  if (rige.ejemplo) return <StateGlyph shape="diamond">Texto de ejemplo</StateGlyph>
  return <StateGlyph shape="disc">Versión {rige.version}</StateGlyph>
}

/** Every text that the operator words, with what is in force of it; its name opens it. */
export function Clases({ of, actual }: ClasesProps) {
  return (
    <DataTable label="Textos del operador" columns={columns} cards>
      {of.map(({ clase, versiones, rige }) => (
        <tr key={clase}>
          <th scope="row" data-title="Texto">
            <Link to={lugarDe(clase)} data-opens aria-current={clase === actual ? 'true' : undefined}>
              {claseDe(clase).nombre}
            </Link>
          </th>
          <td data-title="Rige">
            <Rige rige={rige} />
          </td>
          <td data-title="Desde">{rige && !rige.ejemplo ? rige.desde : '–'}</td>
          <td data-title="Publicado">{rige && !rige.ejemplo ? `${fechaYHora(rige.en)} · ${rige.por}` : '–'}</td>
          <td data-title="Versiones">{versiones}</td>
        </tr>
      ))}
    </DataTable>
  )
}
