import { traspasoMessages } from '@alerce/contract/messages/cartera/traspaso'
import { type ComponentProps, type ComponentType, type ReactNode, useState } from 'react'
import { useAction } from '../../../../components/actions/use-action.ts'
import { useUndoToast } from '../../../../components/feedback/use-undo-toast.tsx'
import { casos } from '../../../../lib/carteras.ts'
import { useWrite } from '../../../../lib/use-call.ts'
import type { Prospecto } from '../queries.ts'
import type { ReasignarDialog, TraspasoElegido } from './reasignar-dialog.tsx'
import type { OnHecho } from './use-resto.tsx'

/** Hands the chosen prospects to another advisor of the team, whoever has them, in one call with one undo. */
export function useReasignar(elegidos: readonly Prospecto[], onHecho: OnHecho) {
  const { tell, letGo, toast } = useUndoToast(traspasoMessages.noGuardado.text)
  const reasignar = useWrite('reasignarProspectos')
  const deshacer = useWrite('deshacerReasignacion')
  const [Dialogo, setDialogo] = useState<ComponentType<ComponentProps<typeof ReasignarDialog>> | null>(null)
  const abrir = useAction(async () => {
    const { ReasignarDialog } = await import('./reasignar-dialog.tsx')
    setDialogo(() => ReasignarDialog)
  }, traspasoMessages.noGuardado.text)

  const save = ({ aId, quien, motivo }: TraspasoElegido) =>
    reasignar.mutateAsync({ prospectos: elegidos.map(({ prospectoId }) => prospectoId), aId, motivo }, (reply) => {
      const { traspasos, hechos, rechazados, topes } = reply
      const cruces = topes > 0 ? ` Citas que ahora se cruzan: ${topes}.` : ''
      const pasados = `${casos(hechos.length)} ${hechos.length === 1 ? 'pasó' : 'pasaron'} a ${quien}.${cruces}`
      tell(
        hechos.length === 0 ? 'No se reasignó ninguno.' : pasados,
        traspasos.length === 0 ? undefined : (said) => deshacer.mutateAsync({ traspasos }, () => said()),
      )
      onHecho({ hechos, rechazados, no: ['No se reasignó', 'No se reasignaron'] })
    })
  const avisos: ReactNode = (
    <>
      {Dialogo && (
        <Dialogo
          cuantos={elegidos.length}
          onGuardar={save}
          onClose={() => setDialogo(null)}
          onLetGo={letGo(() => abrir.run())}
        />
      )}
      {toast}
    </>
  )
  return { abrir, avisos }
}
