import { etiquetasDS } from '@alerce/contract/fichas/declaracion/etiquetas-ds'
import type { ReplyOf } from '../../lib/api/call.ts'
import { DataTable } from '../values/data-table.tsx'

type RespuestaConDiagnosticos = Pick<ReplyOf<'obtenerPreguntasDS'>[number], 'id' | 'pregunta' | 'diagnosticos'>

interface DiagnosisTableProps {
  readonly respuestas: readonly RespuestaConDiagnosticos[]
  /** Names of the persons of the declaration by their id. */
  readonly names: ReadonlyMap<number, string>
}

const { persona, diagnostico, fecha: cuando, cirugia } = etiquetasDS
const columns = ['Pregunta', persona, diagnostico, cuando, cirugia].map((title) => ({ title }))

/** The questions answered «sí», one row for each diagnosis. */
export function DiagnosisTable({ respuestas, names }: DiagnosisTableProps) {
  return (
    <DataTable label="Respuestas Sí" columns={columns}>
      {respuestas.flatMap(({ id, pregunta, diagnosticos }) =>
        diagnosticos.map(
          ({ beneficiario, diagnostico: { codigo, diagnostico: cual }, fecha, intervencionQuirurgica }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a diagnosis has no identity but its place
            <tr key={`${id}-${index}`}>
              <th scope="row">
                <b>{id}</b> {pregunta}
              </th>
              <td>{names.get(beneficiario)}</td>
              <td>
                {codigo && <b>{codigo}</b>} {cual}
              </td>
              <td data-keep>{fecha}</td>
              <td>{intervencionQuirurgica ? 'Sí' : 'No'}</td>
            </tr>
          ),
        ),
      )}
    </DataTable>
  )
}
