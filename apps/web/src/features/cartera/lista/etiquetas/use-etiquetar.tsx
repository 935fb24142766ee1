import { etiquetaMessages } from '@alerce/contract/messages/cartera/lista'
import { type ComponentProps, type ComponentType, type ReactNode, useState } from 'react'
import { useAction } from '../../../../components/actions/use-action.ts'
import { useUndoToast } from '../../../../components/feedback/use-undo-toast.tsx'
import type { ReplyOf } from '../../../../lib/api/call.ts'
import { useWrite } from '../../../../lib/use-call.ts'
import type { Prospecto } from '../queries.ts'
import type { CambioElegido, EtiquetasDialog } from './etiquetas-dialog.tsx'

type Resultado = ReplyOf<'etiquetarProspectos'>

function dicho({ hechos, rechazados }: Resultado, elegidos: readonly Prospecto[]): string {
  if (elegidos.length === 1) return hechos.length === 1 ? 'Etiquetas guardadas.' : (rechazados[0]?.motivo ?? '')
  const resto = rechazados.length > 0 ? ` ${rechazados.length} no se etiquetaron.` : ''
  return `${hechos.length === 1 ? '1 prospecto etiquetado' : `${hechos.length} prospectos etiquetados`}.${resto}`
}

/** Dialog that changes the tags of prospects in one call, with one undo. `onHecho`: after it, with its reply. */
export function useEtiquetar(onHecho: (reply: Resultado) => void = () => undefined) {
  const { tell, toast } = useUndoToast(etiquetaMessages.saveFailed.text)
  const etiquetar = useWrite('etiquetarProspectos')
  const [elegidos, setElegidos] = useState<readonly Prospecto[]>([])
  const [Dialogo, setDialogo] = useState<ComponentType<ComponentProps<typeof EtiquetasDialog>> | null>(null)
  const abrir = useAction(async (prospectos: readonly Prospecto[]) => {
    const { EtiquetasDialog } = await import('./etiquetas-dialog.tsx')
    setElegidos(prospectos)
    setDialogo(() => EtiquetasDialog)
  }, etiquetaMessages.saveFailed.text)

  const save = (cambio: CambioElegido) => {
    const cambios = elegidos.map(({ prospectoId }) => ({ prospectoId, ...cambio }))
    return etiquetar.mutateAsync({ cambios }, (reply) => {
      setDialogo(null)
      const cambiados = reply.hechos.filter(({ agrega, quita }) => agrega.length + quita.length > 0)
      const undo = (said: () => void) =>
        etiquetar.mutateAsync(
          {
            cambios: cambiados.map(({ prospectoId, agrega, quita }) => ({ prospectoId, agrega: quita, quita: agrega })),
          },
          () => said(),
        )
      tell(dicho(reply, elegidos), cambiados.length > 0 ? undo : undefined)
      onHecho(reply)
    })
  }
  const avisos: ReactNode = (
    <>
      {Dialogo && <Dialogo elegidos={elegidos} onGuardar={save} onClose={() => setDialogo(null)} />}
      {toast}
    </>
  )
  return { abrir, avisos }
}
