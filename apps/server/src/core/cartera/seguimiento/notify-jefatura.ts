import { anotacionMessages as m } from '@alerce/contract/messages/cartera/seguimiento'
import { persona } from '../../actor.ts'
import { notify } from '../../base/notificaciones/notify.ts'
import { jefaturasDe } from '../../postulacion/autorizaciones/read-model.ts'
import type { Prospecto } from '../../postulacion/prospecto/read-model.ts'
import { ensure } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'

/** Tells each head of the advisor's team of a note; its text stays in the timeline. */
export async function notifyJefatura(ctx: Context, { id: prospectoId, asesorId }: Prospecto): Promise<void> {
  const jefaturas = await jefaturasDe(ctx.tx, asesorId)
  ensure(jefaturas.length > 0, m.sinJefatura, { campo: 'avisar' })
  for (const usuarioId of jefaturas) await notify(ctx, { usuarioId, prospectoId }, 'mencion', persona(ctx).nombre)
}
