import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { Panel } from '../../../../components/layout/panel.tsx'
import { DataTable } from '../../../../components/values/data-table.tsx'
import { pasoText } from '../../../../lib/contraloria/resultados.ts'
import type { CasoDeContraloria } from '../queries.ts'

const columns = ['Fecha', 'Paso', 'Por', 'Motivo'].map((title) => ({ title }))

/** What was decided so far, by whom and why. */
export function History({ of }: { readonly of: CasoDeContraloria['historial'] }) {
  return (
    <Panel title="Historial" flush>
      <DataTable label="Historial" columns={columns}>
        {of.map(
          ({ clase, resultado, por, confirmadaPor, en, reenvio, motivos, restricciones, antecedentes }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two steps may be of one instant
            <tr key={index}>
              <th scope="row">{fechaYHora(en)}</th>
              <td>{pasoText(clase, resultado, reenvio)}</td>
              <td>
                {por}
                {confirmadaPor && <small>Confirmó {confirmadaPor}</small>}
              </td>
              <td>
                {[...motivos, ...antecedentes].join(', ') || '-'}
                {restricciones.map(({ persona, condicion, meses, cobertura }) => (
                  <small key={`${persona} ${condicion}`}>
                    {condicion}, {persona}: {meses} meses al {cobertura} %
                  </small>
                ))}
              </td>
            </tr>
          ),
        )}
      </DataTable>
    </Panel>
  )
}
