import { traspasoMessages as m } from '@alerce/contract/messages/cartera/traspaso'
import { common } from '@alerce/contract/messages/common'
import { sePuedeDeshacer } from '@alerce/domain/base/un-dia-para-deshacer'
import { fallaDeTraspaso, parejasPartidas } from '@alerce/domain/cartera/traspaso/traspaso'
import { notify } from '../../base/notificaciones/notify.ts'
import { ensure, refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { moveCasos, tantosCasos } from './move-casos.ts'
import { quienTraspasa } from './policy.ts'
import { casosDeTraspaso, personasPorId, takeCasos, takeTraspaso } from './read-model.ts'
import { markDeshecho, returnReservas } from './repository.ts'

/** The two people of it, where the caller may give the cases back (404); 422 where who had them is not active. */
async function personasDe(
  ctx: Context,
  { deId, aId }: { readonly deId: number; readonly aId: number },
  bloquear = false,
) {
  const personas = await personasPorId(ctx.tx, [deId, aId], bloquear)
  const [de, a] = [personas.get(deId) ?? refuse(common.notFound), personas.get(aId) ?? refuse(common.notFound)]
  const falla = fallaDeTraspaso(await quienTraspasa(ctx), { de: a, a: de })
  ensure(falla !== 'ajeno', common.notFound)
  ensure(falla === null, m.origenInactivo)
  return { de, a }
}

/** Gives back the cases of a handing over that nobody moved or closed since; again, none. */
export async function undo(ctx: Context, traspasoId: number): Promise<{ devueltos: number; quedan: number }> {
  const acto = (await takeTraspaso(ctx.tx, traspasoId)) ?? refuse(common.notFound)
  await personasDe(ctx, acto)
  if (acto.deshecho !== null) return { devueltos: 0, quedan: 0 }
  ensure(sePuedeDeshacer(acto.en, ctx.ahora), m.noSeDeshace)
  const todos = await takeCasos(ctx.tx, await casosDeTraspaso(ctx.tx, traspasoId))
  const { de, a } = await personasDe(ctx, acto, true)
  const suyos = todos.filter(({ asesorId, titularId, abierto }) => asesorId === a.id && titularId === null && abierto)
  // one that became half a pair with a case of who received it stays with its other half
  const partidas = new Set(parejasPartidas(suyos))
  const ids = suyos.filter((caso) => !partidas.has(caso)).map(({ id }) => id)
  await markDeshecho(ctx.tx, traspasoId, ctx.ahora)
  await returnReservas(ctx.tx, { de: a.id, a: de.id, en: ctx.ahora })
  await moveCasos(ctx, { ids, de: a, a: de, evento: 'reasignacionDeshecha', motivo: '' })
  if (ids.length > 0) {
    const cuantos = tantosCasos(ids.length)
    await notify(ctx, { usuarioId: de.id, prospectoId: null }, 'casosDevueltos', cuantos, a.nombre)
    await notify(ctx, { usuarioId: a.id, prospectoId: null }, 'casosRetirados', cuantos, de.nombre)
  }
  return { devueltos: ids.length, quedan: todos.length - ids.length }
}
