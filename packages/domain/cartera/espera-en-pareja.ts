import type { LadoDePareja } from '../cotizacion/compensacion.ts'
import { esperaEnPareja, type HechosDePareja, type MotivoDePareja, situacionDeLaPareja } from './pareja.ts'
import type { HechosDeLaVenta } from './pasos.ts'

/** The news of a step of one of a pair: one of the two may go on now, or has come to wait for the other. */
interface NovedadDePareja {
  readonly lado: LadoDePareja
  readonly que: 'sigue' | 'espera'
  readonly motivo: MotivoDePareja
}

const lados: readonly LadoDePareja[] = ['otorga', 'recibe']

/**
 * What a step of one of a pair, the one of `pareja.lado`, changed in who waits for whom; `antes`: its facts that were
 * others before it. Who is set free is the better news, and then the only one. Null: nobody waits who did not, and nobody goes on; so too
 * when it goes back to quote anew, which takes both back.
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
