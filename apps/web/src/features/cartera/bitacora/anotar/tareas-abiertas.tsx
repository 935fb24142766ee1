import { tareaMessages } from '@alerce/contract/messages/cartera/seguimiento'
import { LLAMAR_OTRA_VEZ } from '@alerce/domain/cartera/seguimiento/tarea'
import { IconCheck } from '@tabler/icons-react'
import { useId } from 'react'
import { Button } from '../../../../components/actions/button.tsx'
import { useAction } from '../../../../components/actions/use-action.ts'
import { useUndoToast } from '../../../../components/feedback/use-undo-toast.tsx'
import { todayInSantiago } from '../../../../lib/time/clock.ts'
import { useWrite } from '../../../../lib/use-call.ts'
import type { TareaAbierta } from '../queries.ts'
import classes from './anotar.module.css'
import { cuando } from './modos.ts'

interface TareasProps {
  readonly tareas: readonly TareaAbierta[]
  readonly writes: boolean
}

const textoDe = ({ origen, texto }: TareaAbierta) => (origen === 'intento' ? LLAMAR_OTRA_VEZ : texto)

/** Open tasks of the person, in their order; renders nothing without any. */
export function TareasAbiertas({ tareas, writes }: TareasProps) {
  const id = useId()
  const { tell, toast } = useUndoToast(tareaMessages.closeFailed.text)
  const cierra = useWrite('cerrarTarea')
  const reabre = useWrite('reabrirTarea')
  const { run } = useAction(async (tarea: TareaAbierta) => {
    const { tareaId } = tarea
    await cierra.mutateAsync({ tareaId }, () =>
      tell(`Hecha: ${textoDe(tarea)}`, (said) => reabre.mutateAsync({ tareaId }, () => said())),
    )
  }, tareaMessages.closeFailed.text)
  const hoy = todayInSantiago()
  return (
    <>
      {tareas.length > 0 && (
        <section className={classes.tareas} aria-labelledby={id}>
          <h2 id={id}>Por hacer</h2>
          <ul>
            {tareas.map((tarea) => (
              <li key={tarea.tareaId}>
                {writes && (
                  <Button icon title="Hecha" aria-label={`Hecha: ${textoDe(tarea)}`} onClick={() => run(tarea)}>
                    <IconCheck size={16} stroke={1.75} aria-hidden="true" />
                  </Button>
                )}
                <span>{textoDe(tarea)}</span>
                <small data-late={tarea.fecha < hoy || undefined}>{cuando(tarea)}</small>
              </li>
            ))}
          </ul>
        </section>
      )}
      {toast}
    </>
  )
}
