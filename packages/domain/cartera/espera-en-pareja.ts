import type { LadoDePareja } from '../cotizacion/compensacion.ts'
import { esperaEnPareja, type HechosDePareja, type MotivoDePareja, situacionDeLaPareja } from './pareja.ts'
import type { HechosDeLaVenta } from './pasos.ts'

/** Change in the waits of a pair: one side may go on now, or has begun to wait for the other. */
interface NovedadDePareja {
  readonly lado: LadoDePareja
  readonly que: 'sigue' | 'espera'
  readonly motivo: MotivoDePareja
}

const lados: readonly LadoDePareja[] = ['otorga', 'recibe']

/**
 * Change in the waits of a pair after a step of `pareja.lado`; `antes`: its facts that the step changed. A freed side
 * is reported first, and alone. null when nobody starts to wait and nobody is freed. Also null when a side returns to
 * 'prospecto' to quote again, which resets both.
 */
export function novedadDePareja(pareja: HechosDePareja, antes: Partial<HechosDeLaVenta>): NovedadDePareja | null {
  if (pareja[pareja.lado].etapa === 'prospecto') return null
  const previa: HechosDePareja = { ...pareja, [pareja.lado]: { ...pareja[pareja.lado], ...antes } }
  const ahora = situacionDeLaPareja(pareja)
  const esperaba = (lado: LadoDePareja) => esperaEnPareja({ ...previa, lado }) !== null
  const espera = (lado: LadoDePareja) => esperaEnPareja({ ...pareja, lado }) !== null
  const libre = lados.find((lado) => esperaba(lado) && ahora[lado].turno === 'actua')
  if (libre) return { lado: libre, que: 'sigue', motivo: ahora[libre].motivo }
  const detenido = lados.find((lado) => !esperaba(lado) && espera(lado))
  return detenido ? { lado: detenido, que: 'espera', motivo: ahora[detenido].motivo } : null
}
