import type { RouteName } from '@alerce/contract/routes'
import { registrarAcceso } from '../../acceso/accesos/registrar-acceso.ts'
import { firma } from '../../actor.ts'
import type { Context } from '../../use-case.ts'
import type { Prospecto } from '../prospecto/read-model.ts'

/** Writes to the access log that documents of an applicant were opened by somebody who is not their advisor. */
export async function anotarLectura(ctx: Context, { asesorId }: Prospecto, operacion: RouteName): Promise<void> {
  const { actor, origin, ahora, vault } = ctx
  if (actor.kind === 'persona' && actor.enlace === null && actor.usuarioId === asesorId) return
  const acceso = { en: ahora, actor: firma(actor), operacion, declaracionId: null, ip: origin.ip }
  await ctx.dejarRegistro((tx) => registrarAcceso(tx, vault, acceso))
}
