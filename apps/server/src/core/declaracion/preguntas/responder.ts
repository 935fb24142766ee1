import { campoDePregunta } from '@alerce/contract/fichas/cambios'
import { diagnosticoRules } from '@alerce/contract/forms/declaracion/diagnostico'
import { applyRules } from '@alerce/contract/forms/rules'
import { common } from '@alerce/contract/messages/common'
import { preguntasMessages as m } from '@alerce/contract/messages/declaracion/preguntas'
import type { Input } from '@alerce/contract/operation'
import type { guardarRespuestaDS } from '@alerce/contract/operations/declaracion/preguntas'
import { normalizaRut } from '@alerce/domain/base/persona/rut'
import { deshaceOtra } from '@alerce/domain/declaracion/cuestionario/reemplazo'
import { haLlegado } from '@alerce/domain/declaracion/etapas'
import { estaAbierta, preguntasDS } from '@alerce/domain/declaracion/preguntas'
import { firmaSobre } from '../../base/bitacora/read-model.ts'
import { exigirPublicado } from '../../base/textos/exigir-publicado.ts'
import { ensure, refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { rechazarVersion } from '../../version-antigua.ts'
import type { Declaracion } from '../declaracion/read-model.ts'
import { type PersonaGuardada, personasDe } from '../declaracion/read-model-personas.ts'
import {
  codigoDelNombre,
  type Diagnostico,
  leerCuestionario,
  preguntasRespondidas,
  respuestaGuardada,
} from './read-model.ts'
import { conservarCuestionario, guardarRespuesta } from './repository.ts'

type RespuestaEnviada = Pick<
  Input<typeof guardarRespuestaDS>,
  'codigoPregunta' | 'respuesta' | 'diagnosticos' | 'version' | 'reemplaza'
>

type Enviado = Input<typeof guardarRespuestaDS>['diagnosticos'][number]

/** The person a diagnosis names: by its id, or by its RUT. */
function personaDe({ beneficiario, rut }: Enviado, personas: readonly PersonaGuardada[]): number | null {
  const found = personas.find((p) =>
    beneficiario === null ? p.rut !== null && p.rut === normalizaRut(rut) : p.id === beneficiario,
  )
  ensure(found || (beneficiario === null && !rut), m.personaAjena)
  return found?.id ?? null
}

/** The diagnoses of a «sí», each with its person; refused at their fields while something is missing. */
function revisarDiagnosticos(
  enviados: readonly Enviado[],
  personas: readonly PersonaGuardada[],
  hoy: string,
): Diagnostico[] {
  ensure(enviados.length > 0, m.sinDiagnostico, { campo: 'diagnosticos' })
  const rules = diagnosticoRules(hoy, personas)
  const typed = enviados.map((enviado) => ({
    beneficiario: personaDe(enviado, personas),
    codigo: enviado.diagnostico.codigo,
    diagnostico: enviado.diagnostico.diagnostico,
    fecha: enviado.fecha,
    intervencionQuirurgica: enviado.intervencionQuirurgica,
  }))
  const errores = typed.flatMap((row, at) =>
    applyRules(rules, row).map((error) => ({ ...error, campo: `diagnosticos.${at}.${error.campo}` })),
  )
  if (errores.length > 0) refuse(common.invalid, { errores })
  return typed.map(({ beneficiario, ...d }) => ({ ...d, personaId: beneficiario ?? 0 }))
}

/** What is declared: who types the whole name of an illness means that of the list, though it was not chosen there. */
async function diagnosticosDe(ctx: Context, { id }: Declaracion, { diagnosticos }: RespuestaEnviada) {
  const revisados: Diagnostico[] = []
  for (const uno of revisarDiagnosticos(diagnosticos, await personasDe(ctx.tx, id), ctx.hoy))
    revisados.push({ ...uno, codigo: uno.codigo || (await codigoDelNombre(ctx.tx, uno.diagnostico)) })
  return revisados
}

/** Refuses (412) an answer that would undo one which its window has not seen; who says nothing of it is not asked. */
async function exigirVista(
  { tx, actor }: Pick<Context, 'tx' | 'actor'>,
  { id }: { readonly id: number },
  { codigoPregunta, reemplaza }: Pick<Input<typeof guardarRespuestaDS>, 'codigoPregunta' | 'reemplaza'>,
): Promise<void> {
  if (!reemplaza) return
  const guardada = await respuestaGuardada(tx, id, codigoPregunta)
  if (guardada && deshaceOtra(guardada, reemplaza))
    rechazarVersion(actor, 'declaracion', [{ ...guardada, campos: [campoDePregunta(codigoPregunta)] }])
}

interface PorResponder {
  readonly id: number
  readonly preguntasTextoId: number | null
}

/**
 * The first answer keeps which version it answers. Outside the demo nobody answers our example; and who read another
 * version than this one (`leida`) reads it first.
 */
export async function fijarCuestionario(
  ctx: Pick<Context, 'tx' | 'hoy' | 'demo'>,
  declaracion: PorResponder,
  leida?: number,
): Promise<void> {
  const { textoId, version, esEjemplo } = await leerCuestionario(ctx.tx, declaracion, ctx.hoy)
  ensure(leida === undefined || leida === version, m.cambiaron)
  if (declaracion.preguntasTextoId !== null) return
  exigirPublicado(ctx, { ejemplo: esEjemplo }, m.sinPublicar)
  await conservarCuestionario(ctx.tx, declaracion.id, textoId)
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
    por: await firmaSobre(ctx.tx, ctx.actor, { declaracionId: declaracion.id }),
    en: ctx.ahora,
    ventana: enviada.reemplaza?.ventana,
  })
}
