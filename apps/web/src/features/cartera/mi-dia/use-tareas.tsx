import { tareaMessages } from '@alerce/contract/messages/cartera/seguimiento'
import { type ComponentType, type ReactNode, useState } from 'react'
import { useAction } from '../../../components/actions/use-action.ts'
import { useUndoToast } from '../../../components/feedback/use-undo-toast.tsx'
import type { TareaDialogProps } from '../../../components/seguimiento/tarea-dialog.tsx'
import { useWrite } from '../../../lib/use-call.ts'
import type { AsuntoDelDia } from './queries.ts'

interface Tareas {
  /** The dialog, and the word that it was done: render them always. */
  readonly avisos: ReactNode
  readonly finish: (asunto: AsuntoDelDia) => void
  /** Opens the dialog of a task about nobody. */
  readonly add: () => void
}

/** Home does not carry it. */
const load = async () => (await import('../../../components/seguimiento/tarea-dialog.tsx')).TareaDialog

/** Marks tasks as done and adds new ones; either is undone from the toast. */
export function useTareas(): Tareas {
  const { tell, letGo, toast } = useUndoToast(tareaMessages.closeFailed.text)
  const cierra = useWrite('cerrarTarea')
  const reabre = useWrite('reabrirTarea')
  const elimina = useWrite('eliminarTarea')
  const [abierto, setAbierto] = useState<{ readonly Dialogo: ComponentType<TareaDialogProps> } | null>(null)

  const hacer = useAction(async ({ tareaId, paso }: AsuntoDelDia) => {
    if (tareaId === null) return
    await cierra.mutateAsync({ tareaId }, () =>
      tell(`Hecha: ${paso}`, (said) => reabre.mutateAsync({ tareaId }, () => said())),
    )
  }, tareaMessages.closeFailed.text)
  const agregar = useAction(async () => setAbierto({ Dialogo: await load() }), tareaMessages.saveFailed.text)

  return {
    avisos: (
      <>
        {abierto && (
          <abierto.Dialogo
            onSaved={(tareaId) => tell('Tarea agregada', (said) => elimina.mutateAsync({ tareaId }, () => said()))}
            onClose={() => setAbierto(null)}
            onLetGo={letGo(agregar.run)}
          />
        )}
        {toast}
      </>
    ),
    finish: hacer.run,
    add: () => agregar.run(),
  }
}
