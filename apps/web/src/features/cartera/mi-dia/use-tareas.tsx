import { tareaMessages } from '@alerce/contract/messages/cartera/seguimiento'
import { type ComponentType, type ReactNode, useState } from 'react'
import { useAction } from '../../../components/actions/use-action.ts'
import type { TareaDialogProps } from '../../../components/seguimiento/tarea-dialog.tsx'
import { useActosDeTarea } from '../../../components/seguimiento/use-actos-de-tarea.tsx'
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
  const tareas = useActosDeTarea()
  const [abierto, setAbierto] = useState<{ readonly Dialogo: ComponentType<TareaDialogProps> } | null>(null)

  const hacer = useAction(async ({ tareaId, paso }: AsuntoDelDia) => {
    if (tareaId !== null) await tareas.finish(tareaId, paso)
  }, tareaMessages.closeFailed.text)
  const agregar = useAction(async () => setAbierto({ Dialogo: await load() }), tareaMessages.saveFailed.text)

  return {
    avisos: (
      <>
        {abierto && (
          <abierto.Dialogo
            onSave={(values) => tareas.add(null, values)}
            onClose={() => setAbierto(null)}
            onLetGo={tareas.letGo(agregar.run)}
          />
        )}
        {tareas.toast}
      </>
    ),
    finish: hacer.run,
    add: () => agregar.run(),
  }
}
