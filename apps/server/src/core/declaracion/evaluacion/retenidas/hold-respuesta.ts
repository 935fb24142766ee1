import type { Pesos } from '@alerce/domain/base/dinero/tipos'
import { PLAZO_PARA_DESHACER, rigeDespuesDe } from '@alerce/domain/base/plazo-para-deshacer'
import { esEnContra } from '@alerce/domain/declaracion/respuesta'
import { publish } from '../../../../avisos/repository.ts'
import { siguienteId } from '../../../../platform/db/next-id.ts'
import type { Persona } from '../../../actor.ts'
import { parametrosAl } from '../../../base/parametros/read-model.ts'
import type { Context } from '../../../use-case.ts'
import type { Veredicto } from '../record-resultado.ts'
import { sealDetalle } from '../repository.ts'
import { insertRetenida } from './repository.ts'
import { quienesSalieron } from './salio-alguien.ts'

/** `renta`: the average income that it rests on; null where it says nothing of it. */
interface Respuesta extends Omit<Veredicto, 'por'> {
  readonly declaracionId: number
  readonly prospectoId: number
  readonly renta: Pesos | null
}

/** It leaves once its moment is over. */
export const releaseLater = (ctx: Pick<Context, 'tx' | 'jobs'>, retenidaId: number): Promise<void> =>
  ctx.jobs.send(ctx.tx, 'soltar-respuesta', { retenidaId }, { despuesDe: PLAZO_PARA_DESHACER })

/**
 * Keeps an answer back for a moment, also one that authorizes or approves: nobody but contraloría sees it, no letter is
 * written, and who gave it can take it back. Where the insurer wants a second pair of eyes, one against the applicant waits until somebody
 * else confirms it.
 */
export async function holdRespuesta(ctx: Context, persona: Persona, respuesta: Respuesta) {
  const { declaracionId, prospectoId, clase, resultado, renta } = respuesta
  const fuera = await quienesSalieron(ctx, { id: declaracionId, prospectoId })
  const { contraloriaCuatroOjos } = await parametrosAl(ctx.tx, ctx.hoy)
  const porConfirmar = contraloriaCuatroOjos && esEnContra(resultado)
  const saleEn = porConfirmar ? null : rigeDespuesDe(ctx.ahora)
  const retenidaId = await siguienteId(ctx.tx, 'respuesta_retenida')
  await insertRetenida(ctx.tx, {
    id: retenidaId,
    declaracionId,
    clase,
    resultado,
    rentaPromedio: renta,
    detalle: sealDetalle(ctx.vault.en('respuesta_retenida.detalle', retenidaId), respuesta),
    fuera: JSON.stringify(fuera),
    usuarioId: persona.usuarioId,
    por: persona.nombre,
    en: ctx.ahora,
    saleEn,
  })
  if (!porConfirmar) await releaseLater(ctx, retenidaId)
  await publish(ctx.tx, { tema: 'cola' })
  return { resultado, saleEn, porConfirmar }
}
