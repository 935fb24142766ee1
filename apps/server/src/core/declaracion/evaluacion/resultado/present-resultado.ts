import { resultadoMessages } from '@alerce/contract/messages/declaracion/resultado'
import { porcentaje } from '@alerce/domain/base/dinero/cuentas'
import { hoyEnSantiago } from '@alerce/domain/base/fechas/instante'
import type { ResultadoDS } from '@alerce/domain/declaracion/evaluacion'
import { llevaMotivo } from '@alerce/domain/declaracion/respuesta'
import { lineaDeAntecedente } from '@alerce/domain/declaracion/veredicto/antecedentes'
import { porEvaluar } from '@alerce/domain/declaracion/veredicto/por-evaluar'
import { papelDeResultado } from '../../../../papeles/resultado.ts'
import { parametrosAl } from '../../../base/parametros/read-model.ts'
import type { Prospecto } from '../../../postulacion/prospecto/read-model.ts'
import { refuse } from '../../../refusal.ts'
import type { Context } from '../../../use-case.ts'
import type { Declaracion } from '../../ds/read-model.ts'
import { cartaDe, type Evaluacion, evaluacionesDe } from '../read-model.ts'

/** Reasons of an answer, joined as one text. */
export const motivoDicho = (motivos: readonly string[]): string | null => motivos.join(' ') || null

/** Result shown on the sale's screens: a reason only when a person decided or asked. */
async function presentResultado(
  { tx, hoy }: Context,
  { resultado, rentaPromedio }: Declaracion & { readonly resultado: ResultadoDS },
  ultima: Evaluacion | undefined,
) {
  const { porcentajeMaximoRenta } = await parametrosAl(tx, hoy)
  const dicho = llevaMotivo(resultado) ? ultima : undefined
  return {
    antecedentes: (dicho?.antecedentes ?? []).map(lineaDeAntecedente),
    renta: rentaPromedio,
    maximo: rentaPromedio && porcentaje(rentaPromedio, porcentajeMaximoRenta),
    restricciones: [...(dicho?.restricciones ?? [])],
    motivo: dicho ? motivoDicho(dicho.motivos) : null,
    decididoPor: ultima?.por ?? null,
    decididoEn: ultima?.en ?? null,
  }
}

/** Result of a declaration with its letter, which exists once a person has decided. */
export async function presentWithCarta(
  ctx: Context,
  declaracion: Declaracion & { readonly resultado: ResultadoDS },
  postulante: Prospecto,
) {
  const { resultado, folio } = declaracion
  const ultima = (await evaluacionesDe(ctx.tx, ctx.vault, declaracion.id)).at(-1)
  const data = await presentResultado(ctx, declaracion, ultima)
  const { por, en } = ultima ?? refuse(resultadoMessages.sinResultado)
  const decidido = !porEvaluar(resultado)
  // The letter keeps the text in force on the day of the decision
  const carta = decidido ? await cartaDe({ tx: ctx.tx, hoy: hoyEnSantiago(en) }, resultado) : null
  const papel = decidido ? papelDeResultado({ ...data, postulante, folio, resultado, carta, por, en }) : null
  return { data, papel, nombre: papel && `resultado-ds-${folio}.pdf` }
}

/** Result of an electronic sale as the advisor sees it: reasons only for income results. */
export function sinLoDelPostulante<T extends Awaited<ReturnType<typeof presentWithCarta>>>(
  { resultado }: { readonly resultado: ResultadoDS },
  { data, ...rest }: T,
) {
  const deRenta = resultado === 7 || resultado === 8
  const antecedentes = deRenta ? data.antecedentes : []
  const visible = { ...data, antecedentes, restricciones: [], motivo: deRenta ? data.motivo : null }
  return { ...rest, data: visible, papel: null, nombre: null }
}
