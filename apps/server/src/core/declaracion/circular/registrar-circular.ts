import { declaracionMessages } from '@alerce/contract/messages/declaracion/declaracion'
import { circularMessages as m } from '@alerce/contract/messages/declaracion/juradas'
import { haLlegado } from '@alerce/domain/declaracion/etapas'
import { anotar } from '../../base/bitacora/anotar.ts'
import { firmaSobre } from '../../base/bitacora/read-model.ts'
import { exigirPublicado } from '../../base/textos/exigir-publicado.ts'
import { ensure, refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import type { Declaracion } from '../declaracion/read-model.ts'
import { leerCircular } from './leer-circular.ts'
import { guardarFirma } from './repository.ts'

/** Said again it changes nothing; an acceptance is of the version that was read, with who, when and from where. */
export async function registrarCircular(
  ctx: Context,
  { id, etapa, prospectoId }: Declaracion,
  { firma, version }: { readonly firma: boolean; readonly version?: number | undefined },
): Promise<void> {
  ensure(!haLlegado(etapa, 'firma'), declaracionMessages.bloqueada)
  const { conyuge, texto, firma: antes } = (await leerCircular(ctx, id)) ?? refuse(m.sinConyuge)
  if (firma === antes) return
  if (firma) {
    ensure(version === undefined || version === texto.version, m.cambio)
    exigirPublicado(ctx, texto, m.sinPublicar)
  }
  const evidencia = { por: await firmaSobre(ctx.tx, ctx.actor, { prospectoId }), en: ctx.ahora, ip: ctx.origin.ip }
  await guardarFirma(ctx.tx, { declaracionId: id, personaId: conyuge.id, textoId: texto.id, firma, ...evidencia })
  await anotar(ctx, prospectoId, firma ? 'circularAceptada' : 'circularRetirada')
}
