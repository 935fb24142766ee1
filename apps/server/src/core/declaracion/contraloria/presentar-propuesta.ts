import { contestaElPostulante } from '@alerce/domain/declaracion/invitacion/quien-contesta'
import { lineaDeAntecedente } from '@alerce/domain/declaracion/veredicto/antecedentes'
import type { Actor } from '../../actor.ts'
import { parametrosAl } from '../../base/parametros/read-model.ts'
import type { Context } from '../../use-case.ts'
import type { Declaracion } from '../declaracion/read-model.ts'
import { motivoDicho } from '../evaluacion/resultado/presentar-resultado.ts'
import { abrirRetenida, porConfirmar, retenidaDe } from '../evaluacion/retenidas/read-model.ts'
import { colaDe } from './read-model.ts'

type Retenida = Awaited<ReturnType<typeof retenidaDe>>

/** Whose answer it is that is held, and what it comes to. */
export const presentarAutor = (actor: Actor, retenida: NonNullable<Retenida>) => ({
  por: retenida.por,
  propia: actor.kind === 'persona' && actor.usuarioId === retenida.usuarioId,
  resultado: retenida.resultado,
})

/** What waits to be confirmed, whole: who confirms reads what the applicant would. */
function presentarEntera({ vault, actor }: Context, retenida: NonNullable<Retenida>) {
  const { motivos, restricciones = [], antecedentes = [] } = abrirRetenida(vault, retenida)
  return {
    ...presentarAutor(actor, retenida),
    en: retenida.en,
    motivo: motivoDicho(motivos) ?? '',
    renta: retenida.rentaPromedio,
    restricciones: [...restricciones],
    antecedentes: antecedentes.map(lineaDeAntecedente),
  }
}

/** The queue in which a case waits for an answer, or the answer to it that waits for somebody else; and how it is read. */
export async function presentarEspera(ctx: Context, declaracion: Declaracion) {
  const retenida = await retenidaDe(ctx.tx, declaracion.id)
  const cola = colaDe(declaracion)
  return {
    cola: retenida ? null : cola,
    propuesta: cola && retenida && porConfirmar(retenida) ? presentarEntera(ctx, retenida) : null,
    electronica: contestaElPostulante(declaracion),
    cuatroOjos: (await parametrosAl(ctx.tx, ctx.hoy)).contraloriaCuatroOjos,
  }
}
