import { declaracionMessages } from '@alerce/contract/messages/declaracion/declaracion'
import { circularMessages as m } from '@alerce/contract/messages/declaracion/juradas'
import { haLlegado } from '@alerce/domain/declaracion/etapas'
import { note } from '../../base/bitacora/note.ts'
import { firmaSobre } from '../../base/bitacora/read-model.ts'
import { ensurePublicado } from '../../base/textos/ensure-publicado.ts'
import { ensure, refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import type { Declaracion } from '../ds/read-model.ts'
import { readCircular } from './read-circular.ts'
import { saveFirma } from './repository.ts'

/** Said again it changes nothing; an acceptance is of the version that was read, with who, when and from where. */
export async function recordCircular(
  ctx: Context,
  { id, etapa, prospectoId }: Declaracion,
  { firma, version }: { readonly firma: boolean; readonly version?: number | undefined },
): Promise<void> {
  ensure(!haLlegado(etapa, 'firma'), declaracionMessages.bloqueada)
  const { conyuge, texto, firma: antes } = (await readCircular(ctx, id)) ?? refuse(m.sinConyuge)
  if (firma === antes) return
  if (firma) {
    ensure(version === undefined || version === texto.version, m.cambio)
    ensurePublicado(ctx, texto, m.sinPublicar)
  }
  const evidencia = { por: await firmaSobre(ctx.tx, ctx.actor, { prospectoId }), en: ctx.ahora, ip: ctx.origin.ip }
  await saveFirma(ctx.tx, { declaracionId: id, personaId: conyuge.id, textoId: texto.id, firma, ...evidencia })
  await note(ctx, prospectoId, firma ? 'circularAceptada' : 'circularRetirada')
}
