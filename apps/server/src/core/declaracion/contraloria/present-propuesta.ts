import { contestaElPostulante } from '@alerce/domain/declaracion/invitacion/quien-contesta'
import { lineaDeAntecedente } from '@alerce/domain/declaracion/veredicto/antecedentes'
import type { Actor } from '../../actor.ts'
import { manoReciente } from '../../base/manos/read-model.ts'
import { parametrosAl } from '../../base/parametros/read-model.ts'
import type { Context } from '../../use-case.ts'
import type { Declaracion } from '../ds/read-model.ts'
import { motivoDicho } from '../evaluacion/resultado/present-resultado.ts'
import { openRetenida, porConfirmar, retenidaDe } from '../evaluacion/retenidas/read-model.ts'
import { colaDe } from './read-model.ts'

type Retenida = Awaited<ReturnType<typeof retenidaDe>>

/** Author and result of a held answer. */
export const presentAutor = (actor: Actor, retenida: NonNullable<Retenida>) => ({
  por: retenida.por,
  propia: actor.kind === 'persona' && actor.usuarioId === retenida.usuarioId,
  resultado: retenida.resultado,
})

/** Whole proposal: the person who confirms reads the same text as the applicant. */
async function presentEntera(ctx: Context, retenida: NonNullable<Retenida>) {
  const { vault, actor } = ctx
  const lee = actor.kind === 'persona' ? actor.usuarioId : retenida.usuarioId
  const { motivos, restricciones = [], antecedentes = [] } = openRetenida(vault, retenida)
  return {
    ...presentAutor(actor, retenida),
    en: retenida.en,
    motivo: motivoDicho(motivos) ?? '',
    renta: retenida.rentaPromedio,
    restricciones: [...restricciones],
    antecedentes: antecedentes.map(lineaDeAntecedente),
    impedimento: (await manoReciente(ctx, retenida.usuarioId, lee))?.text ?? null,
  }
}

/** Queue of a case without answer, or its held answer; and how it is read. */
export async function presentEspera(ctx: Context, declaracion: Declaracion) {
  const retenida = await retenidaDe(ctx.tx, declaracion.id)
  const cola = colaDe(declaracion)
  return {
    cola: retenida ? null : cola,
    propuesta: cola && retenida && porConfirmar(retenida) ? await presentEntera(ctx, retenida) : null,
    electronica: contestaElPostulante(declaracion),
    cuatroOjos: (await parametrosAl(ctx.tx, ctx.hoy)).contraloriaCuatroOjos,
  }
}
