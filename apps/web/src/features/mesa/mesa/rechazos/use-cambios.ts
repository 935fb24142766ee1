import type { Tell } from '../../../../components/feedback/use-undo-toast.tsx'
import { alCaso } from '../../../../lib/mesa/al-caso.ts'
import { useLevantar, useRegistrar } from './queries.ts'

interface RechazoNuevo {
  readonly declaracionSaludId: number
  readonly nombre: string
  readonly glosa: string
}

/** One that stands, and on which DS. */
export interface RechazoVigente {
  readonly rechazoId: number
  readonly declaracionSaludId: number | null
  readonly nombre: string
  readonly glosa: string
}

/** Registers and lifts rejections, each told with a way to undo it. */
export function useCambios(tell: Tell) {
  const { mutateAsync: registrar } = useRegistrar()
  const { mutateAsync: levantar } = useLevantar()
  return {
    registrar: async ({ declaracionSaludId, nombre, glosa }: RechazoNuevo) => {
      const { rechazoId } = await alCaso(registrar({ declaracionSaludId, glosa }), 'declaracionSaludId')
      tell(`Autenticación de ${nombre} rechazada.`, () => levantar({ rechazoId }))
    },
    levantar: async ({ rechazoId, declaracionSaludId, nombre, glosa }: RechazoVigente) => {
      await levantar({ rechazoId })
      const again = declaracionSaludId === null ? undefined : () => registrar({ declaracionSaludId, glosa })
      tell(`Rechazo de ${nombre} levantado.`, again)
    },
  }
}

export type CambiosDeRechazos = ReturnType<typeof useCambios>
