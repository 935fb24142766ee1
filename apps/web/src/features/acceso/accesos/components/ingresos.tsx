import { administracionMessages } from '@alerce/contract/messages/acceso/administracion'
import { motivosDeCierre } from '@alerce/contract/messages/acceso/sesion'
import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { Empty } from '../../../../components/feedback/empty.tsx'
import { Paged } from '../../../../components/feedback/paged.tsx'
import { Panel } from '../../../../components/layout/panel.tsx'
import { DataTable } from '../../../../components/values/data-table.tsx'
import { StateGlyph } from '../../../../components/values/estado.tsx'
import { type Ingreso, useIngresos } from '../queries.ts'
import { Persona } from './persona.tsx'
import { Procedencia } from './procedencia.tsx'

const columns = [
  { title: 'Persona' },
  { title: 'Ingreso' },
  { title: 'Término' },
  { title: 'Motivo' },
  { title: 'Dirección' },
  { title: 'Dispositivo' },
]

/** Sessions that came and went, newest first. */
export function Ingresos() {
  return (
    <Panel title="Ingresos" flush>
      <Paged of={useIngresos()} failure={administracionMessages.accesosFailed.text}>
        {(pages) => <IngresosTable of={pages.flatMap(({ ingresos }) => ingresos)} />}
      </Paged>
    </Panel>
  )
}

function IngresosTable({ of }: { readonly of: readonly Ingreso[] }) {
  if (of.length === 0) return <Empty title="No hay ingresos registrados" />
  return (
    <DataTable label="Tabla de ingresos" columns={columns} cards>
      {of.map((ingreso) => (
        <tr key={ingreso.sesionId}>
          <Persona {...ingreso} />
          <td data-title="Ingreso" data-keep>
            {fechaYHora(ingreso.inicio)}
          </td>
          <td data-title="Término" data-keep>
            {ingreso.termino ? fechaYHora(ingreso.termino) : '–'}
          </td>
          <td data-title="Motivo">
            <Motivo of={ingreso} />
          </td>
          <Procedencia {...ingreso} />
        </tr>
      ))}
    </DataTable>
  )
}

function Motivo({ of: { termino, motivo } }: { readonly of: Ingreso }) {
  if (!termino) return <StateGlyph shape="disc">Abierta</StateGlyph>
  return motivo === null ? '–' : (motivosDeCierre[motivo] ?? motivo)
}
