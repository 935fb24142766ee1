import type { TareaForm } from '@alerce/contract/forms/cartera/seguimiento'
import { tareaMessages } from '@alerce/contract/messages/cartera/seguimiento'
import { useWrite } from '../../lib/use-call.ts'
import { useUndoToast } from '../feedback/use-undo-toast.tsx'

/** Adds and closes tasks; either is undone from the toast, which its screen always renders. */
export function useActosDeTarea() {
  const { tell, letGo, toast } = useUndoToast(tareaMessages.closeFailed.text)
  const { mutateAsync: crea } = useWrite('crearTarea')
  const { mutateAsync: elimina } = useWrite('eliminarTarea')
  const { mutateAsync: cierra } = useWrite('cerrarTarea')
  const { mutateAsync: reabre } = useWrite('reabrirTarea')
  return {
    /** `prospectoId` null: a task about nobody. */
    add: (prospectoId: number | null, { texto, fecha, hora }: TareaForm) =>
      crea({ prospectoId, texto, fecha, hora: hora || null }, ({ tareaId }) =>
        tell('Tarea agregada', (said) => elimina({ tareaId }, () => said())),
      ),
    finish: (tareaId: number, texto: string) =>
      cierra({ tareaId }, () => tell(`Hecha: ${texto}`, (said) => reabre({ tareaId }, () => said()))),
    letGo,
    toast,
  }
}
