import { esAdulto } from '@alerce/domain/base/persona/edad'
import {
  type DatosMedicos,
  evaluaMedica,
  motivosDeRevision,
  type ResultadoDS,
  textoDeRevision,
} from '@alerce/domain/declaracion/evaluacion'
import { MOTOR_LOCAL } from '../../../actor.ts'
import { type Parametros, parametrosAl } from '../../../base/parametros/read-model.ts'
import { findProspecto } from '../../../postulacion/prospecto/read-model.ts'
import type { Context } from '../../../use-case.ts'
import { type Declaracion, lockPersona, tieneDSEnEvaluacion } from '../../ds/read-model.ts'
import type { PersonaDS, Salud } from '../../ds/read-model-personas.ts'
import { type EvaluacionEnCurso, recordResultado } from '../record-resultado.ts'
import { readJudged } from './read-judged.ts'

/** The adults with their figures: children are not tested. */
function adultosDe(personas: readonly PersonaDS[], hoy: string): Salud[] {
  return personas.flatMap((p) => (p.salud && esAdulto(p.fechaNacimiento, hoy) ? [p.salud] : []))
}

/** True when an adult's body mass index lies outside the parameters. */
export function imcFueraDeRango(
  { peso, altura }: Salud,
  { imcMinimo, imcMaximo }: Pick<Parametros, 'imcMinimo' | 'imcMaximo'>,
): boolean {
  return (
    evaluaMedica({
      hayRespuestaSi: false,
      hayCargaMedica: false,
      adultos: [{ peso, altura }],
      imcMinimo,
      imcMaximo,
      otraEnEvaluacion: false,
    }) === 0
  )
}

async function hayOtraEnEvaluacion({ tx }: Pick<Context, 'tx'>, { prospectoId }: Declaracion): Promise<boolean> {
  const prospecto = await findProspecto(tx, prospectoId)
  if (prospecto === null) return false
  await lockPersona(tx, prospecto)
  return await tieneDSEnEvaluacion(tx, prospecto)
}

/** The medical test: the machine authorizes what is clean and leaves all else to a person (core rules, Evaluation). */
export async function evaluateMedica(ctx: EvaluacionEnCurso, declaracion: Declaracion): Promise<ResultadoDS> {
  const { imcMinimo, imcMaximo } = await parametrosAl(ctx.tx, ctx.hoy)
  const { personas, respuestas } = await readJudged(ctx, declaracion)
  const si = [...respuestas.values()].filter((r) => r.respuesta).length
  const datos: DatosMedicos = {
    hayRespuestaSi: si > 0,
    hayCargaMedica: personas.some((p) => p.tipo === 1),
    adultos: adultosDe(personas, ctx.hoy),
    imcMinimo,
    imcMaximo,
    otraEnEvaluacion: await hayOtraEnEvaluacion(ctx, declaracion),
  }
  const motivos = motivosDeRevision(datos).map((motivo) => textoDeRevision(motivo, si))
  const resultado = motivos.length === 0 ? 1 : 0
  await recordResultado(ctx, declaracion, { clase: 'medica', resultado, motivos, por: MOTOR_LOCAL })
  return resultado
}
