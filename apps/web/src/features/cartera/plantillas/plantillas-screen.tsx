import { plantillaMessages } from '@alerce/contract/messages/cartera/seguimiento'
import { canales } from '@alerce/domain/cartera/seguimiento/plantilla'
import { IconPlus } from '@tabler/icons-react'
import { Link } from 'react-router'
import { Button } from '../../../components/actions/button.tsx'
import { useRecordDesk } from '../../../components/dialogs/use-record-desk.tsx'
import { useTellFailure } from '../../../components/dialogs/use-tell-failure.ts'
import { Empty } from '../../../components/feedback/empty.tsx'
import { Loaded } from '../../../components/feedback/loaded.tsx'
import { SkeletonRows } from '../../../components/feedback/skeletons.tsx'
import { useUndoToast } from '../../../components/feedback/use-undo-toast.tsx'
import { Page } from '../../../components/layout/page.tsx'
import { Panel, Stack } from '../../../components/layout/panel.tsx'
import { DataTable } from '../../../components/values/data-table.tsx'
import { useWrite } from '../../../lib/use-call.ts'
import { PlantillaDialog } from './plantilla-dialog.tsx'
import classes from './plantillas.module.css'
import { type Plantilla, usePlantillas } from './queries.ts'

const columns = ['Nombre', 'Canal', 'De', 'Texto'].map((title) => ({ title }))

const duenos: Readonly<Record<Plantilla['de'], string>> = { propia: 'Propia', equipo: 'Del equipo', todos: 'De todos' }

interface TablaProps {
  readonly of: readonly Plantilla[]
  readonly onOpen: () => void
}

/** Templates; the name of one that may be changed opens it. */
function Tabla({ of, onOpen }: TablaProps) {
  return (
    <DataTable label="Plantillas" columns={columns} cards>
      {of.map(({ plantillaId, nombre, canal, de, texto, edita }) => (
        <tr key={plantillaId}>
          <th scope="row" data-title="Nombre">
            {edita ? (
              <Link to={`?plantillaId=${plantillaId}`} preventScrollReset data-opens onClick={onOpen}>
                {nombre}
              </Link>
            ) : (
              nombre
            )}
          </th>
          <td data-title="Canal">{canales[canal]}</td>
          <td data-title="De">{duenos[de]}</td>
          <td data-title="Texto">
            <span className={classes.texto}>{texto}</span>
          </td>
        </tr>
      ))}
    </DataTable>
  )
}

/** Deletes a template; the toast restores it. */
function useEliminar(onGone: () => void) {
  const { tell, toast } = useUndoToast(plantillaMessages.restoreFailed.text)
  const tellFailure = useTellFailure()
  const eliminar = useWrite('eliminarPlantilla')
  const restituir = useWrite('restituirPlantilla')
  const remove = ({ plantillaId, nombre }: Plantilla) =>
    eliminar
      .mutateAsync({ plantillaId }, () => {
        onGone()
        tell(`Se eliminó la plantilla ${nombre}.`, (said) => restituir.mutateAsync({ plantillaId }, () => said()))
      })
      .catch(tellFailure(plantillaMessages.deleteFailed.text))
  return { remove, toast }
}

/** Templates of messages: own ones, those of the team, those of everybody. */
export function PlantillasScreen() {
  const plantillas = usePlantillas()
  const desk = useRecordDesk('plantillaId')
  const { openId, isNew, acts } = desk
  const { remove, toast } = useEliminar(acts.onClose)
  const chosen = plantillas.data?.plantillas.find(({ plantillaId }) => String(plantillaId) === openId) ?? null
  const actions = (
    <Button kind="primary" onClick={desk.create}>
      <IconPlus size={16} stroke={1.75} aria-hidden="true" />
      Nueva plantilla
    </Button>
  )
  return (
    <Page title="Plantillas" lead="Mensajes que se llenan con los datos de cada persona." actions={actions}>
      <Stack>
        {desk.notice}
        <Panel title="Plantillas" flush>
          <Loaded of={plantillas} failure={plantillaMessages.readFailed.text} ghost={<SkeletonRows />}>
            {({ plantillas: all }) =>
              all.length === 0 ? (
                <Empty title="Todavía no hay plantillas">
                  <p>Cree una para WhatsApp o correo y úsela desde la Bitácora.</p>
                </Empty>
              ) : (
                <Tabla of={all} onOpen={desk.forget} />
              )
            }
          </Loaded>
        </Panel>
      </Stack>
      {(isNew || chosen?.edita) && (
        <PlantillaDialog key={chosen?.plantillaId ?? 'nueva'} plantilla={chosen} onEliminar={remove} {...acts} />
      )}
      {desk.over}
      {toast}
    </Page>
  )
}
