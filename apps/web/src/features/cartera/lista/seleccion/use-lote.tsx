import { miDiaMessages } from '@alerce/contract/messages/cartera/lista'
import type { FechaISO } from '@alerce/domain/base/fechas/fecha'
import { type ComponentType, type ReactNode, useState } from 'react'
import { useAction } from '../../../../components/actions/use-action.ts'
import { useUndoToast } from '../../../../components/feedback/use-undo-toast.tsx'
import type { PospuestoDialogProps } from '../../../../components/posponer/posponer-dialog.tsx'
import type { ReplyOf } from '../../../../lib/api/call.ts'
import { todayInSantiago } from '../../../../lib/time/clock.ts'
import { cuandoVuelve } from '../../../../lib/time/en-palabras.ts'
import { useWrite } from '../../../../lib/use-call.ts'
import type { Prospecto } from '../queries.ts'

const cuantos = (total: number): string => (total === 1 ? '1 prospecto' : `${total} prospectos`)

/** The refused ones, with their names. */
const conNombre = ({ rechazados }: ReplyOf<'posponerAsuntos'>, elegidos: readonly Prospecto[]) =>
  rechazados.map((uno) => ({
    ...uno,
    nombre: elegidos.find(({ prospectoId }) => prospectoId === uno.prospectoId)?.nombre ?? '',
  }))

function dicho(hechos: number, rechazados: number, vuelve: FechaISO): string {
  const resto = rechazados > 0 ? ` ${rechazados} no se pospusieron.` : ''
  if (hechos === 0) return 'No se pospuso ninguno.'
  const cuando = cuandoVuelve(vuelve, todayInSantiago())
  return `${hechos === 1 ? 'Pospuesto 1, vuelve' : `Pospuestos ${hechos}, vuelven`} ${cuando}.${resto}`
}

/** Postpones the chosen prospects in one call, with one undo. `onHechos`: those that were done. */
export function useLote(elegidos: readonly Prospecto[], onHechos: (ids: readonly number[]) => void) {
  const { tell, toast } = useUndoToast(miDiaMessages.noRetomado.text)
  const posponer = useWrite('posponerAsuntos')
  const retomar = useWrite('retomarAsuntos')
  const [rechazados, setRechazados] = useState<ReturnType<typeof conNombre>>([])
  const [Dialogo, setDialogo] = useState<ComponentType<PospuestoDialogProps> | null>(null)

  const abrir = useAction(async () => {
    const { PosponerDialog } = await import('../../../../components/posponer/posponer-dialog.tsx')
    setDialogo(() => PosponerDialog)
  }, miDiaMessages.noPospuesto.text)

  const choose = (vuelve: FechaISO) =>
    posponer.mutateAsync({ prospectos: elegidos.map(({ prospectoId }) => prospectoId), vuelve }, (reply) => {
      const { pospuestos: hechos } = reply
      setDialogo(null)
      setRechazados(conNombre(reply, elegidos))
      tell(
        dicho(hechos.length, reply.rechazados.length, vuelve),
        hechos.length === 0 ? undefined : (said) => retomar.mutateAsync({ asuntos: hechos }, () => said()),
      )
      onHechos(hechos.map(({ prospectoId }) => prospectoId))
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
  return { postpone: abrir, rechazados, forget: () => setRechazados([]), avisos }
}

export type LoteDeFichas = ReturnType<typeof useLote>
