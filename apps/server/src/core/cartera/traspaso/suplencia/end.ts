import { common } from '@alerce/contract/messages/common'
import { notify } from '../../../base/notificaciones/notify.ts'
import { refuse } from '../../../refusal.ts'
import type { Context } from '../../../use-case.ts'
import { moveCasos, quienFirma, tantosCasos } from '../move-casos.ts'
import { personasPorId } from '../read-model.ts'
import { type SuplenciaGuardada, takeCubiertos, takeSuplencia, vivasDe } from './read-model.ts'
import { markTerminada } from './repository.ts'

/** All that is covered goes back, and both are told where it had begun; how many cases. One that is over: none. */
export async function end(ctx: Context, suplencia: SuplenciaGuardada): Promise<number> {
  const { id, ausenteId, cubreId, comenzada, terminada } = suplencia
  if (terminada !== null) return 0
  const ids = (await takeCubiertos(ctx.tx, suplencia)).map((caso) => caso.id)
  const personas = await personasPorId(ctx.tx, [ausenteId, cubreId], true)
  const [ausente, cubre] = [personas.get(ausenteId), personas.get(cubreId)]
  if (!ausente || !cubre) return refuse(common.notFound)
  await markTerminada(ctx.tx, id, { en: ctx.ahora, por: quienFirma(ctx) })
  await moveCasos(ctx, { ids, de: cubre, a: ausente, evento: 'suplenciaTerminada', motivo: '' })
  if (comenzada !== null) {
    const cuantos = tantosCasos(ids.length)
    await notify(ctx, { usuarioId: ausenteId, prospectoId: null }, 'carteraDevuelta', cuantos)
    await notify(ctx, { usuarioId: cubreId, prospectoId: null }, 'suplenciaTerminada', cuantos, ausente.nombre)
  }
  return ids.length
}

/** Ends every cover of who is away, or of who covers. */
export async function endAllOf(
  ctx: Context,
  cuales: { readonly ausenteId: number } | { readonly cubreId: number },
): Promise<void> {
  for (const id of await vivasDe(ctx.tx, cuales)) {
    const suplencia = await takeSuplencia(ctx.tx, id)
    if (suplencia) await end(ctx, suplencia)
  }
}
