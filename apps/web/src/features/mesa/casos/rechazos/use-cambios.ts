import type { Tell } from '../../../../components/feedback/use-undo-toast.tsx'
import { alCaso } from '../../../../lib/mesa/al-caso.ts'
import { useLevantar, useRegistrar, useRetomar } from './queries.ts'

interface RechazoNuevo {
  readonly declaracionSaludId: number
  readonly nombre: string
  readonly glosa: string
}

/** Rejection in force, with its person. */
export interface RechazoVigente {
  readonly rechazoId: number
  readonly nombre: string
}

type RechazoRegistrado = Pick<RechazoVigente, 'rechazoId'>

/** Registers and lifts rejections, each told with a way to undo it. */
export function useCambios(tell: Tell) {
  const { mutateAsync: registrar } = useRegistrar()
  const { mutateAsync: levantar } = useLevantar()
  const { mutateAsync: retomar } = useRetomar()
  return {
    record: async ({ declaracionSaludId, nombre, glosa }: RechazoNuevo) => {
      const hecho = ({ rechazoId }: RechazoRegistrado) =>
        tell(`Autenticación de ${nombre} rechazada.`, (said) => levantar({ rechazoId }, said))
      await alCaso(registrar({ declaracionSaludId, glosa }, hecho), 'declaracionSaludId')
    },
    lift: async ({ rechazoId, nombre }: RechazoVigente) => {
      await levantar({ rechazoId }, () =>
        tell(`Rechazo de ${nombre} levantado.`, (said) => retomar({ rechazoId }, said)),
      )
    },
  }
}

export type CambiosDeRechazos = ReturnType<typeof useCambios>
