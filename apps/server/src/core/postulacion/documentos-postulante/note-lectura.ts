import type { ActoDeSalud } from '@alerce/contract/catalogos/acceso/accesos'
import { recordAcceso } from '../../acceso/accesos/record-acceso.ts'
import { firmaSobre } from '../../base/bitacora/read-model.ts'
import type { Context } from '../../use-case.ts'
import type { Prospecto } from '../prospecto/read-model.ts'

/** Records in the access log that somebody other than the advisor opened documents of an applicant. */
export async function noteLectura(ctx: Context, { id, asesorId }: Prospecto, operacion: ActoDeSalud): Promise<void> {
  const { actor, origin, ahora, vault } = ctx
  if (actor.kind === 'persona' && actor.enlace === null && actor.usuarioId === asesorId) return
  await ctx.leaveRegistro(async (tx) => {
    const quien = await firmaSobre(tx, actor, { prospectoId: id })
    const acceso = { en: ahora, actor: quien, operacion, declaracionId: null, ip: origin.ip }
    await recordAcceso(tx, vault, acceso)
  })
}
