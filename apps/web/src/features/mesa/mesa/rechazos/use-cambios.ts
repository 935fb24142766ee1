import type { Tell } from '../../../../components/feedback/use-undo-toast.tsx'
import { alCaso } from '../../../../lib/mesa/al-caso.ts'
import { useLevantar, useRegistrar, useRetomar } from './queries.ts'

interface RechazoNuevo {
  readonly declaracionSaludId: number
  readonly nombre: string
  readonly glosa: string
}

/** One that stands, and of whom. */
export interface RechazoVigente {
  readonly rechazoId: number
  readonly nombre: string
}

/** Registers and lifts rejections, each told with a way to undo it. */
export function useCambios(tell: Tell) {
  const { mutateAsync: registrar } = useRegistrar()
  const { mutateAsync: levantar } = useLevantar()
  const { mutateAsync: retomar } = useRetomar()
  return {
    registrar: async ({ declaracionSaludId, nombre, glosa }: RechazoNuevo) => {
      const { rechazoId } = await alCaso(registrar({ declaracionSaludId, glosa }), 'declaracionSaludId')
      tell(`Autenticación de ${nombre} rechazada.`, () => levantar({ rechazoId }))
    },
    levantar: async ({ rechazoId, nombre }: RechazoVigente) => {
      await levantar({ rechazoId })
      tell(`Rechazo de ${nombre} levantado.`, () => retomar({ rechazoId }))
    },
  }
}

export type CambiosDeRechazos = ReturnType<typeof useCambios>
