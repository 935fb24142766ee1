import { formatoRut } from '@alerce/domain/base/persona/rut'
import type { Tell } from '../../../../components/feedback/use-undo-toast.tsx'
import { type Fun, type FunAnterior, type FunGuardado, useEliminarFun, useGuardarFun } from './queries.ts'

/** Word for the change made. */
function que(antes: FunAnterior | null, nuevo: FunGuardado): string {
  if (!antes) return 'registrado'
  const seProceso = antes.recibido === nuevo.recibido && antes.procesado === null && nuevo.procesado !== null
  return seProceso ? 'procesado' : 'corregido'
}

/** Saves and deletes a FUN, each reported with an undo to the previous values. */
export function useCambios(tell: Tell) {
  const { mutateAsync: guardar } = useGuardarFun()
  const { mutateAsync: eliminar } = useEliminarFun()

  return {
    save: async (nuevo: FunGuardado) => {
      const { rut, recibido, procesado } = nuevo
      await guardar(nuevo, ({ antes }) =>
        tell(`FUN de ${formatoRut(rut)} ${que(antes, nuevo)}.`, (said) =>
          antes
            ? guardar({ rut, ...antes, recibidoAntes: recibido, procesadoAntes: procesado }, said)
            : eliminar({ rut, recibido, procesadoAntes: procesado }, said),
        ),
      )
    },
    removeIt: async ({ rut, recibido, procesado }: Fun) => {
      if (recibido === null) return
      await eliminar({ rut, recibido, procesadoAntes: procesado }, () =>
        tell(`FUN de ${formatoRut(rut)} eliminado.`, (said) =>
          guardar({ rut, recibido, procesado, procesadoAntes: null }, said),
        ),
      )
    },
  }
}
