import { firmaSobre } from '../../base/bitacora/read-model.ts'
import type { Context } from '../../use-case.ts'
import { respuestasDe } from './read-model.ts'
import { deleteRespuesta, saveRespuesta } from './repository.ts'

/**
 * Removes the diagnoses of persons who left; a «sí» without diagnoses is asked again. `conLosNo`: every «no» is asked
 * again too, as it does not cover the present group. Returns whether anything was removed.
 */
export async function forgetDiagnosticos(
  ctx: Context,
  declaracionId: number,
  ids: readonly number[],
  conLosNo = false,
): Promise<boolean> {
  const { tx, vault, ahora, actor } = ctx
  let algo = false
  for (const [pregunta, { respuesta, diagnosticos }] of await respuestasDe(tx, vault, declaracionId)) {
    const quedan = diagnosticos.filter(({ personaId }) => !ids.includes(personaId))
    if (quedan.length === diagnosticos.length && (respuesta || !conLosNo)) continue
    algo = true
    if (quedan.length === 0) await deleteRespuesta(tx, declaracionId, pregunta)
    else {
      const contenido = vault
        .en('respuesta_ds.contenido', declaracionId, pregunta)
        .seal({ respuesta, diagnosticos: quedan })
      await saveRespuesta(tx, {
        declaracionId,
        pregunta,
        contenido,
        por: await firmaSobre(tx, actor, { declaracionId }),
        en: ahora,
      })
    }
  }
  return algo
}
