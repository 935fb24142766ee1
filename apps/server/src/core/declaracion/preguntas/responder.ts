import { preguntasMessages as m } from '@alerce/contract/messages/declaracion/preguntas'
import type { Input } from '@alerce/contract/operation'
import type { guardarRespuestaDS } from '@alerce/contract/operations/declaracion/preguntas'
import { haLlegado } from '@alerce/domain/declaracion/etapas'
import { estaAbierta, preguntasDS } from '@alerce/domain/declaracion/preguntas'
import { ensure } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import type { Declaracion } from '../declaracion/read-model.ts'
import { personasDe } from '../declaracion/read-model-personas.ts'
import { fijarCuestionario } from './fijar-cuestionario.ts'
import { preguntasRespondidas } from './read-model.ts'
import { guardarRespuesta } from './repository.ts'
import { revisarDiagnosticos } from './revisar-diagnosticos.ts'

type RespuestaEnviada = Pick<
  Input<typeof guardarRespuestaDS>,
  'codigoPregunta' | 'respuesta' | 'diagnosticos' | 'version'
>

/**
 * One answer of a declaration that is taken for changing, in order; a «no» drops the diagnoses that a former «sí» had.
 * The suppressed question takes none.
 */
export async function responder(ctx: Context, declaracion: Declaracion, enviada: RespuestaEnviada): Promise<void> {
  const { codigoPregunta: pregunta, respuesta } = enviada
  ensure(preguntasDS.includes(pregunta), m.suprimida)
  ensure(haLlegado(declaracion.etapa, 'beneficiarios'), m.sinBeneficiarios)
  ensure(estaAbierta(pregunta, await preguntasRespondidas(ctx.tx, declaracion.id)), m.fueraDeOrden)
  await fijarCuestionario(ctx, declaracion, enviada.version)
  const diagnosticos = respuesta
    ? revisarDiagnosticos(enviada.diagnosticos, await personasDe(ctx.tx, declaracion.id), ctx.hoy)
    : []
  await guardarRespuesta(ctx.tx, {
    declaracionId: declaracion.id,
    pregunta,
    contenido: ctx.vault.en('respuesta_ds.contenido', declaracion.id, pregunta).seal({ respuesta, diagnosticos }),
    en: ctx.ahora,
  })
}
