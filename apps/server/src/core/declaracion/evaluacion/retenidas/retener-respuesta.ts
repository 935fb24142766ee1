import type { Pesos } from '@alerce/domain/base/dinero/tipos'
import { PLAZO_PARA_DESHACER, saleDespuesDe } from '@alerce/domain/declaracion/respuesta'
import { publish } from '../../../../avisos/repository.ts'
import type { Persona } from '../../../actor.ts'
import type { Context } from '../../../use-case.ts'
import type { Veredicto } from '../registrar-resultado.ts'
import { insertarRetenida } from './repository.ts'

/** `renta`: the average income that it rests on; null where it says nothing of it. */
interface Respuesta extends Omit<Veredicto, 'por'> {
  readonly declaracionId: number
  readonly renta: Pesos | null
}

/**
 * Keeps an answer against the applicant back for a moment: nobody but contraloría sees it, no letter is written, and who
 * gave it can take it back. Answers the instant at which it leaves.
 */
export async function retenerRespuesta(ctx: Context, persona: Persona, respuesta: Respuesta): Promise<string> {
  const { declaracionId, clase, resultado, renta, motivos } = respuesta
  const saleEn = saleDespuesDe(ctx.ahora)
  const retenidaId = await insertarRetenida(ctx.tx, {
    ...{ declaracionId, clase, resultado, rentaPromedio: renta },
    ...{ detalle: ctx.vault.seal({ motivos }), claveId: ctx.vault.claveId },
    ...{ usuarioId: persona.usuarioId, por: persona.nombre, en: ctx.ahora, saleEn },
  })
  await ctx.jobs.send(ctx.tx, 'soltar-respuesta', { retenidaId }, { despuesDe: PLAZO_PARA_DESHACER })
  await publish(ctx.tx, { tema: 'cola' })
  return saleEn
}
