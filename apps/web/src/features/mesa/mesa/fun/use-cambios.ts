import { formatoRut } from '@alerce/domain/base/persona/rut'
import type { Tell } from '../../../../components/feedback/use-undo-toast.tsx'
import { type Fun, type FunGuardado, leerFun, useEliminarFun, useGuardarFun } from './queries.ts'

/** What was done, in a word. */
function que(antes: Fun | null, nuevo: FunGuardado): string {
  if (!antes) return 'registrado'
  const seProceso = antes.recibido === nuevo.recibido && antes.procesado === null && nuevo.procesado !== null
  return seProceso ? 'procesado' : 'corregido'
}

/** Writes down and takes back, each told with a way to undo it: to what stood before. */
export function useCambios(tell: Tell) {
  const { mutateAsync: guardar } = useGuardarFun()
  const { mutateAsync: eliminar } = useEliminarFun()

  /** To what stood before; null: over nothing. */
  const volver = ({ rut, recibido, procesado }: Fun, ahora: FunGuardado | null) => {
    if (recibido === null) return undefined
    const leido = { procesadoAntes: ahora?.procesado ?? null, ...(ahora && { recibidoAntes: ahora.recibido }) }
    return () => guardar({ rut, recibido, procesado, ...leido })
  }

  return {
    guardar: async (nuevo: FunGuardado) => {
      const { rut, recibido } = nuevo
      const antes = await leerFun(rut, nuevo.recibidoAntes ?? recibido)
      await guardar(nuevo)
      const undo = antes ? volver(antes, nuevo) : () => eliminar({ rut, recibido, procesadoAntes: nuevo.procesado })
      tell(`FUN de ${formatoRut(rut)} ${que(antes, nuevo)}.`, undo)
    },
    eliminar: async (fun: Fun) => {
      const { rut, recibido, procesado } = fun
      if (recibido !== null) await eliminar({ rut, recibido, procesadoAntes: procesado })
      tell(`FUN de ${formatoRut(rut)} eliminado.`, volver(fun, null))
    },
  }
}
