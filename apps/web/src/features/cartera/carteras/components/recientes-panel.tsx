import { traspasoMessages as m } from '@alerce/contract/messages/cartera/traspaso'
import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { useState } from 'react'
import { Button } from '../../../../components/actions/button.tsx'
import { useAction } from '../../../../components/actions/use-action.ts'
import { Notice } from '../../../../components/feedback/notice.tsx'
import { Panel } from '../../../../components/layout/panel.tsx'
import { DataTable } from '../../../../components/values/data-table.tsx'
import { casos } from '../../../../lib/carteras.ts'
import { type Traspaso, useDeshacerTraspaso, useTraspasos } from '../queries.ts'

const columns = [
  { title: 'Reasignado' },
  { title: 'Por qué' },
  { title: 'Cuándo' },
  { title: 'Se deshace hasta' },
  { title: 'Acción' },
]

/** Handovers of the last day that can be undone. Draws nothing without any. */
export function RecientesPanel() {
  const { data, isError } = useTraspasos()
  const [dicho, setDicho] = useState<string | null>(null)
  if (isError) return <Notice tone="bad">{m.failed.text}</Notice>
  const traspasos = data?.traspasos ?? []
  return (
    <>
      {dicho && <Notice tone="info">{dicho}</Notice>}
      {traspasos.length > 0 && (
        <Panel title="Reasignaciones que se pueden deshacer" flush>
          <DataTable label="Tabla de reasignaciones" columns={columns} cards>
            {traspasos.map((traspaso) => (
              <FilaDeTraspaso key={traspaso.traspasoId} traspaso={traspaso} onDeshecho={setDicho} />
            ))}
          </DataTable>
        </Panel>
      )}
    </>
  )
}

interface FilaDeTraspasoProps {
  readonly traspaso: Traspaso
  readonly onDeshecho: (que: string) => void
}

function FilaDeTraspaso({ traspaso, onDeshecho }: FilaDeTraspasoProps) {
  const { traspasoId, de, a, casos: cuantos, motivo, por, en, hasta } = traspaso
  const deshacer = useDeshacerTraspaso()
  const { busy, run } = useAction(
    () =>
      deshacer.mutateAsync({ traspasoId }, ({ devueltos, quedan }) =>
        onDeshecho(
          quedan > 0
            ? `Volvieron ${casos(devueltos)} a ${de}. ${casos(quedan)} no: cambiaron otra vez de asesor o se cerraron.`
            : `Volvieron ${casos(devueltos)} a ${de}.`,
        ),
      ),
    m.noGuardado.text,
  )
  return (
    <tr>
      <th scope="row">
        {casos(cuantos)} de {de} a {a}
      </th>
      <td data-title="Por qué">{motivo}</td>
      <td data-title="Cuándo" data-keep>
        {fechaYHora(en)}
        <small>por {por}</small>
      </td>
      <td data-title="Se deshace hasta" data-keep>
        {fechaYHora(hasta)}
      </td>
      <td data-title="Acción">
        <Button kind="quiet" busy={busy} aria-label={`Deshacer: ${casos(cuantos)} de ${de} a ${a}`} onClick={run}>
          Deshacer
        </Button>
      </td>
    </tr>
  )
}
