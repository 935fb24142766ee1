import { planesMessages } from '@alerce/contract/messages/cotizacion/planes'
import { useUndoToast } from '../../../components/feedback/use-undo-toast.tsx'
import { useLugar } from '../../../lib/sale/lugar.tsx'
import { useRestituir } from './queries.ts'

/** The word that a quote was forgotten, with its undo: it outlives the screen on which it was. */
export function useQuoteUndo(prospectoId: number) {
  const restituir = useRestituir()
  const { lugar } = useLugar()
  const { tell, toast } = useUndoToast(planesMessages.restituirFailed.text)
  const borrada = () =>
    tell(planesMessages.cotizacionBorrada.text, (said) => restituir.mutateAsync({ prospectoId, ...lugar }, said))
  return { borrada, toast }
}
