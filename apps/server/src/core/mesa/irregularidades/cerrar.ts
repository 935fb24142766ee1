import { common } from '@alerce/contract/messages/common'
import { firma } from '../../actor.ts'
import { anotar } from '../../base/bitacora/anotar.ts'
import { leerProspecto } from '../../postulacion/prospecto/policy.ts'
import { refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { irregularidadCambiada, irregularidadPorCambiar } from './events.ts'
import { irregularidadPorId } from './read-model.ts'
import { marcarCerrada } from './repository.ts'

interface CierreDeIrregularidad {
  readonly irregularidadId: number
  /** Who closes it knows that a contract may be made by it. */
  readonly suscribe: boolean
}

/** Ends an irregularity, the Bitácora told; whose it was and which, or null where it was closed already. */
export async function cerrar(ctx: Context, { irregularidadId, suscribe }: CierreDeIrregularidad) {
  const { prospectoId, nombre, detalle } =
    (await irregularidadPorId(ctx.tx, irregularidadId)) ?? refuse(common.notFound)
  await ctx.raise(irregularidadPorCambiar, { prospectoId })
  if (!(await marcarCerrada(ctx.tx, irregularidadId, { en: ctx.ahora, por: firma(ctx.actor) }))) return null
  const { asesorId } = await leerProspecto(ctx, prospectoId, { tambien: ['mesa'] })
  await anotar(ctx, prospectoId, 'irregularidadCerrada', nombre)
  await ctx.raise(irregularidadCambiada, { prospectoId, suscribe })
  return { prospectoId, usuarioId: asesorId, detalle }
}
