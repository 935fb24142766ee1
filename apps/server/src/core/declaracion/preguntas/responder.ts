import { preguntasMessages as m } from '@alerce/contract/messages/declaracion/preguntas'
import type { Input } from '@alerce/contract/operation'
import type { guardarRespuestaDS } from '@alerce/contract/operations/declaracion/preguntas'
import { haLlegado } from '@alerce/domain/declaracion/etapas'
import { estaAbierta, preguntasDS } from '@alerce/domain/declaracion/preguntas'
import { firmaSobre } from '../../base/bitacora/read-model-firma.ts'
import { ensure } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import type { Declaracion } from '../declaracion/read-model.ts'
import { personasDe } from '../declaracion/read-model-personas.ts'
import { exigirVista } from './exigir-vista.ts'
import { fijarCuestionario } from './fijar-cuestionario.ts'
import { codigoDelNombre, type Diagnostico, preguntasRespondidas } from './read-model.ts'
import { guardarRespuesta } from './repository.ts'
import { revisarDiagnosticos } from './revisar-diagnosticos.ts'

type RespuestaEnviada = Pick<
  Input<typeof guardarRespuestaDS>,
  'codigoPregunta' | 'respuesta' | 'diagnosticos' | 'version' | 'reemplaza'
>

/** What is declared: who types the whole name of an illness means that of the list, though it was not chosen there. */
async function diagnosticosDe(ctx: Context, { id }: Declaracion, { diagnosticos }: RespuestaEnviada) {
  const revisados: Diagnostico[] = []
  for (const uno of revisarDiagnosticos(diagnosticos, await personasDe(ctx.tx, id), ctx.hoy))
    revisados.push({ ...uno, codigo: uno.codigo || (await codigoDelNombre(ctx.tx, uno.diagnostico)) })
  return revisados
}

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
  await exigirVista(ctx, declaracion, enviada)
  const diagnosticos = respuesta ? await diagnosticosDe(ctx, declaracion, enviada) : []
  await guardarRespuesta(ctx.tx, {
    declaracionId: declaracion.id,
    pregunta,
    contenido: ctx.vault.en('respuesta_ds.contenido', declaracion.id, pregunta).seal({ respuesta, diagnosticos }),
    ...{
      por: await firmaSobre(ctx.tx, ctx.actor, { declaracionId: declaracion.id }),
      en: ctx.ahora,
      ventana: enviada.reemplaza?.ventana,
    },
  })
}
