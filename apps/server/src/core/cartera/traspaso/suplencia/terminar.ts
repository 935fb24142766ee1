import { common } from '@alerce/contract/messages/common'
import { notificar } from '../../../base/notificaciones/notificar.ts'
import { refuse } from '../../../refusal.ts'
import type { Context } from '../../../use-case.ts'
import { moverCasos, quienFirma, tantosCasos } from '../mover-casos.ts'
import { personasPorId } from '../read-model.ts'
import { type SuplenciaGuardada, tomarCubiertos, tomarSuplencia, vivasDe } from './read-model.ts'
import { marcarTerminada } from './repository.ts'

/** All that is covered goes back, and both are told where it had begun; how many cases. One that is over: none. */
export async function terminar(ctx: Context, suplencia: SuplenciaGuardada): Promise<number> {
  const { id, ausenteId, cubreId, comenzada, terminada } = suplencia
  if (terminada !== null) return 0
  const ids = (await tomarCubiertos(ctx.tx, suplencia)).map((caso) => caso.id)
  const personas = await personasPorId(ctx.tx, [ausenteId, cubreId], true)
  const [ausente, cubre] = [personas.get(ausenteId), personas.get(cubreId)]
  if (!ausente || !cubre) return refuse(common.notFound)
  await marcarTerminada(ctx.tx, id, { en: ctx.ahora, por: quienFirma(ctx) })
  await moverCasos(ctx, { ids, de: cubre, a: ausente, evento: 'suplenciaTerminada', motivo: '' })
  if (comenzada !== null) {
    const cuantos = tantosCasos(ids.length)
    await notificar(ctx, { usuarioId: ausenteId, prospectoId: null }, 'carteraDevuelta', cuantos)
    await notificar(ctx, { usuarioId: cubreId, prospectoId: null }, 'suplenciaTerminada', cuantos, ausente.nombre)
  }
  return ids.length
}

/** Ends every cover of who is away, or of who covers. */
export async function terminarLasDe(
  ctx: Context,
  cuales: { readonly ausenteId: number } | { readonly cubreId: number },
): Promise<void> {
  for (const id of await vivasDe(ctx.tx, cuales)) {
    const suplencia = await tomarSuplencia(ctx.tx, id)
    if (suplencia) await terminar(ctx, suplencia)
  }
}
