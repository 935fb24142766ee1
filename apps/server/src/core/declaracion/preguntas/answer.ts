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
import { ensurePublicado } from '../../base/textos/ensure-publicado.ts'
import { ensure, refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { rejectVersion } from '../../version-antigua.ts'
import type { Declaracion } from '../ds/read-model.ts'
import { type PersonaGuardada, personasDe } from '../ds/read-model-personas.ts'
import {
  codigoDelNombre,
  type Diagnostico,
  preguntasRespondidas,
  readCuestionario,
  respuestaGuardada,
} from './read-model.ts'
import { keepCuestionario, saveRespuesta } from './repository.ts'

type RespuestaEnviada = Pick<
  Input<typeof guardarRespuestaDS>,
  'codigoPregunta' | 'respuesta' | 'diagnosticos' | 'version' | 'reemplaza'
>

type Enviado = Input<typeof guardarRespuestaDS>['diagnosticos'][number]

/** Person of a diagnosis, by id or by RUT. */
function personaDe({ beneficiario, rut }: Enviado, personas: readonly PersonaGuardada[]): number | null {
  const found = personas.find((p) =>
    beneficiario === null ? p.rut !== null && p.rut === normalizaRut(rut) : p.id === beneficiario,
  )
  ensure(found || (beneficiario === null && !rut), m.personaAjena)
  return found?.id ?? null
}

/** Diagnoses of a «sí», each with its person; missing data are refused at their fields. */
function checkDiagnosticos(
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

/** Declared diagnoses: a typed name that equals one of the list gets its code. */
async function diagnosticosDe(ctx: Context, { id }: Declaracion, { diagnosticos }: RespuestaEnviada) {
  const revisados: Diagnostico[] = []
  for (const uno of checkDiagnosticos(diagnosticos, await personasDe(ctx.tx, id), ctx.hoy))
    revisados.push({ ...uno, codigo: uno.codigo || (await codigoDelNombre(ctx.tx, uno.diagnostico)) })
  return revisados
}

/** Refuses (412) an answer that overwrites one the window has not read; without `reemplaza` there is no check. */
async function ensureVista(
  { tx, actor }: Pick<Context, 'tx' | 'actor'>,
  { id }: { readonly id: number },
  { codigoPregunta, reemplaza }: Pick<Input<typeof guardarRespuestaDS>, 'codigoPregunta' | 'reemplaza'>,
): Promise<void> {
  if (!reemplaza) return
  const guardada = await respuestaGuardada(tx, id, codigoPregunta)
  if (guardada && deshaceOtra(guardada, reemplaza))
    rejectVersion(actor, 'declaracion', [{ ...guardada, campos: [campoDePregunta(codigoPregunta)] }])
}

interface PorResponder {
  readonly id: number
  readonly preguntasTextoId: number | null
}

/**
 * Records the version of the questions with the first answer. Outside the demo the example is refused; so is an answer
 * to another version (`leida`).
 */
export async function fixCuestionario(
  ctx: Pick<Context, 'tx' | 'hoy' | 'demo'>,
  declaracion: PorResponder,
  leida?: number,
): Promise<void> {
  const { textoId, version, esEjemplo } = await readCuestionario(ctx.tx, declaracion, ctx.hoy)
  ensure(leida === undefined || leida === version, m.cambiaron)
  if (declaracion.preguntasTextoId !== null) return
  ensurePublicado(ctx, { ejemplo: esEjemplo }, m.sinPublicar)
  await keepCuestionario(ctx.tx, declaracion.id, textoId)
}

/**
 * Saves one answer of a locked declaration, in order; a «no» drops the diagnoses of a former «sí». The suppressed
 * question is refused.
 */
export async function answer(ctx: Context, declaracion: Declaracion, enviada: RespuestaEnviada): Promise<void> {
  const { codigoPregunta: pregunta, respuesta } = enviada
  ensure(preguntasDS.includes(pregunta), m.suprimida)
  ensure(haLlegado(declaracion.etapa, 'beneficiarios'), m.sinBeneficiarios)
  ensure(estaAbierta(pregunta, await preguntasRespondidas(ctx.tx, declaracion.id)), m.fueraDeOrden)
  await fixCuestionario(ctx, declaracion, enviada.version)
  await ensureVista(ctx, declaracion, enviada)
  const diagnosticos = respuesta ? await diagnosticosDe(ctx, declaracion, enviada) : []
  await saveRespuesta(ctx.tx, {
    declaracionId: declaracion.id,
    pregunta,
    contenido: ctx.vault.en('respuesta_ds.contenido', declaracion.id, pregunta).seal({ respuesta, diagnosticos }),
    por: await firmaSobre(ctx.tx, ctx.actor, { declaracionId: declaracion.id }),
    en: ctx.ahora,
    ventana: enviada.reemplaza?.ventana,
  })
}
