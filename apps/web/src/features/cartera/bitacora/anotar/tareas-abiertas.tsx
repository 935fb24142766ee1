import { tareaMessages } from '@alerce/contract/messages/cartera/seguimiento'
import { LLAMAR_OTRA_VEZ } from '@alerce/domain/cartera/seguimiento/tarea'
import { IconCheck } from '@tabler/icons-react'
import { useId } from 'react'
import { Button } from '../../../../components/actions/button.tsx'
import { useAction } from '../../../../components/actions/use-action.ts'
import { useActosDeTarea } from '../../../../components/seguimiento/use-actos-de-tarea.tsx'
import { todayInSantiago } from '../../../../lib/time/clock.ts'
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
  const { finish, toast } = useActosDeTarea()
  const { run } = useAction(
    (tarea: TareaAbierta) => finish(tarea.tareaId, textoDe(tarea)),
    tareaMessages.closeFailed.text,
  )
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
