import type { Tell } from '../../../../components/feedback/use-undo-toast.tsx'
import { useDecision } from '../../../../lib/use-call.ts'

/** Papers to be given back, with their person. */
export interface DevolucionPendiente {
  readonly devolucionId: number
  readonly nombre: string
}

/** Registers that papers were given back, told with a way to undo it. */
export function useCambios(tell: Tell) {
  const { mutateAsync: registrar } = useDecision('registrarDevolucion')
  const { mutateAsync: deshacer } = useDecision('deshacerDevolucion')
  return {
    record: async ({ devolucionId, nombre }: DevolucionPendiente, constancia: string) => {
      await registrar({ devolucionId, constancia }, () =>
        tell(`Documentos de ${nombre} devueltos.`, (said) => deshacer({ devolucionId }, said)),
      )
    },
  }
}

export type CambiosDeDevoluciones = ReturnType<typeof useCambios>
