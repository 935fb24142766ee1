import { miDiaMessages } from '@alerce/contract/messages/cartera/lista'
import type { FechaISO } from '@alerce/domain/base/fechas/fecha'
import { type ComponentType, type ReactNode, useState } from 'react'
import { useAction } from '../../../../components/actions/use-action.ts'
import { useUndoToast } from '../../../../components/feedback/use-undo-toast.tsx'
import type { PospuestoDialogProps } from '../../../../components/posponer/posponer-dialog.tsx'
import { todayInSantiago } from '../../../../lib/time/clock.ts'
import { cuandoVuelve } from '../../../../lib/time/en-palabras.ts'
import { useWrite } from '../../../../lib/use-call.ts'
import type { Prospecto } from '../queries.ts'
import type { OnHecho } from './use-resto.tsx'

const cuantos = (total: number): string => (total === 1 ? '1 prospecto' : `${total} prospectos`)

function dicho(hechos: number, rechazados: number, vuelve: FechaISO): string {
  const resto = rechazados > 0 ? ` ${rechazados} no se ${rechazados === 1 ? 'pospuso' : 'pospusieron'}.` : ''
  if (hechos === 0) return 'No se pospuso ninguno.'
  const cuando = cuandoVuelve(vuelve, todayInSantiago())
  return `${hechos === 1 ? 'Pospuesto 1, vuelve' : `Pospuestos ${hechos}, vuelven`} ${cuando}.${resto}`
}

/** Postpones the chosen prospects in one call, with one undo. */
export function usePosponer(elegidos: readonly Prospecto[], onHecho: OnHecho) {
  const { tell, toast } = useUndoToast(miDiaMessages.noRetomado.text)
  const posponer = useWrite('posponerAsuntos')
  const retomar = useWrite('retomarAsuntos')
  const [Dialogo, setDialogo] = useState<ComponentType<PospuestoDialogProps> | null>(null)

  const abrir = useAction(async () => {
    const { PosponerDialog } = await import('../../../../components/posponer/posponer-dialog.tsx')
    setDialogo(() => PosponerDialog)
  }, miDiaMessages.noPospuesto.text)

  const choose = (vuelve: FechaISO) =>
    posponer.mutateAsync({ prospectos: elegidos.map(({ prospectoId }) => prospectoId), vuelve }, (reply) => {
      const { pospuestos: hechos, rechazados } = reply
      setDialogo(null)
      tell(
        dicho(hechos.length, rechazados.length, vuelve),
        hechos.length === 0 ? undefined : (said) => retomar.mutateAsync({ asuntos: hechos }, () => said()),
      )
      onHecho({
        hechos: hechos.map(({ prospectoId }) => prospectoId),
        rechazados,
        no: ['No se pospuso', 'No se pospusieron'],
      })
    })

  const avisos: ReactNode = (
    <>
      {Dialogo && (
        <Dialogo
          texto={`${cuantos(elegidos.length)}: vuelven a su día en la fecha que elija, o antes si su asunto cambia.`}
          vuelve={null}
          onElegir={choose}
          onClose={() => setDialogo(null)}
        />
      )}
      {toast}
    </>
  )
  return { abrir, avisos }
}
