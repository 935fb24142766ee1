import { formatoRut } from '@alerce/domain/base/persona/rut'
import type { Tell } from '../../../components/feedback/use-undo-toast.tsx'
import { type Fun, type Guardado, leerFun, useEliminarFun, useGuardarFun } from './queries.ts'

/** Writes down and takes back, each told with a way to undo it: to what stood before. */
export function useCambios(tell: Tell) {
  const { mutateAsync: guardar } = useGuardarFun()
  const { mutateAsync: eliminar } = useEliminarFun()

  const volver = ({ rut, recibido, procesado }: Fun) =>
    recibido === null ? undefined : () => guardar({ rut, recibido, procesado })

  return {
    guardar: async (nuevo: Guardado) => {
      const antes = await leerFun(nuevo.rut)
      await guardar(nuevo)
      const que = antes ? 'corregido' : 'registrado'
      const undo = antes ? volver(antes) : () => eliminar({ rut: nuevo.rut })
      tell(`FUN de ${formatoRut(nuevo.rut)} ${que}.`, undo)
    },
    eliminar: async (fun: Fun) => {
      await eliminar({ rut: fun.rut })
      tell(`FUN de ${formatoRut(fun.rut)} eliminado.`, volver(fun))
    },
  }
}
