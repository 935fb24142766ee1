import { bloqueoMessages } from '@alerce/contract/messages/agenda/disponibilidad'
import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { IconPlus } from '@tabler/icons-react'
import { Link } from 'react-router'
import { Button } from '../../../components/actions/button.tsx'
import { useRecordDesk } from '../../../components/dialogs/use-record-desk.tsx'
import { useTellFailure } from '../../../components/dialogs/use-tell-failure.ts'
import { Empty } from '../../../components/feedback/empty.tsx'
import { Loaded } from '../../../components/feedback/loaded.tsx'
import { SkeletonRows } from '../../../components/feedback/skeletons.tsx'
import { useUndoToast } from '../../../components/feedback/use-undo-toast.tsx'
import { Panel } from '../../../components/layout/panel.tsx'
import { DataTable } from '../../../components/values/data-table.tsx'
import { useLive } from '../../../lib/events.ts'
import { todayInSantiago } from '../../../lib/time/clock.ts'
import { diaDeSemana, diaEnPalabras } from '../../../lib/time/dias.ts'
import { useRead, useWrite } from '../../../lib/use-call.ts'
import { BloqueoDialog, type BloqueoLeido } from './bloqueo-dialog.tsx'

const columns = ['Cuándo', 'Horas', 'Motivo'].map((title) => ({ title }))

/** Days of a block in words. */
function cuando({ clase, desde, hasta }: BloqueoLeido): string {
  if (clase === 'semanal') return `Cada ${diaDeSemana(desde)}, del ${aDDMMYYYY(desde)} al ${aDDMMYYYY(hasta)}`
  if (clase === 'diario') return `Cada día, del ${aDDMMYYYY(desde)} al ${aDDMMYYYY(hasta)}`
  return desde === hasta ? diaEnPalabras(desde) : `Del ${aDDMMYYYY(desde)} al ${aDDMMYYYY(hasta)}`
}

interface TablaProps {
  readonly of: readonly BloqueoLeido[]
  readonly onOpen: () => void
}

function Tabla({ of, onOpen }: TablaProps) {
  return (
    <DataTable label="Bloqueos por venir" columns={columns} cards>
      {of.map((bloqueo) => (
        <tr key={bloqueo.bloqueoId}>
          <th scope="row" data-title="Cuándo">
            <Link to={`?bloqueoId=${bloqueo.bloqueoId}`} preventScrollReset data-opens onClick={onOpen}>
              {cuando(bloqueo)}
            </Link>
          </th>
          <td data-title="Horas" data-keep>
            {bloqueo.horaInicio === null ? 'Todo el día' : `${bloqueo.horaInicio} a ${bloqueo.horaTermino}`}
          </td>
          <td data-title="Motivo">{bloqueo.motivo}</td>
        </tr>
      ))}
    </DataTable>
  )
}

/** Deletes a block; the toast restores it. */
function useEliminar(onGone: () => void) {
  const { tell, toast } = useUndoToast(bloqueoMessages.restoreFailed.text)
  const tellFailure = useTellFailure()
  const eliminar = useWrite('eliminarBloqueo')
  const restituir = useWrite('restituirBloqueo')
  const remove = ({ bloqueoId }: BloqueoLeido) =>
    eliminar
      .mutateAsync({ bloqueoId }, () => {
        onGone()
        tell('Se eliminó el bloqueo.', (said) => restituir.mutateAsync({ bloqueoId }, () => said()))
      })
      .catch(tellFailure(bloqueoMessages.deleteFailed.text))
  return { remove, toast }
}

/** Blocks of the advisor that have not ended. */
export function BloqueosPanel() {
  const desk = useRecordDesk('bloqueoId')
  const { openId, isNew, acts } = desk
  const bloqueos = useRead('obtenerBloqueos', { desde: todayInSantiago() })
  useLive('obtenerBloqueos')
  const { remove, toast } = useEliminar(acts.onClose)
  const chosen = bloqueos.data?.bloqueos.find(({ bloqueoId }) => String(bloqueoId) === openId) ?? null
  const create = (
    <Button onClick={desk.create}>
      <IconPlus size={16} stroke={1.75} aria-hidden="true" />
      Nuevo bloqueo
    </Button>
  )
  return (
    <>
      {desk.notice}
      <Panel title="Bloqueos" aside={create} flush>
        <Loaded of={bloqueos} failure={bloqueoMessages.readFailed.text} ghost={<SkeletonRows count={3} />}>
          {({ bloqueos: all }) =>
            all.length === 0 ? (
              <Empty title="Sin bloqueos">
                <p>Bloquee su almuerzo o sus vacaciones: en ese tiempo no se ofrecen horas.</p>
              </Empty>
            ) : (
              <Tabla of={all} onOpen={desk.forget} />
            )
          }
        </Loaded>
      </Panel>
      {(isNew || chosen) && (
        <BloqueoDialog key={chosen?.bloqueoId ?? 'nuevo'} bloqueo={chosen} onEliminar={remove} {...acts} />
      )}
      {desk.over}
      {toast}
    </>
  )
}
