import { plantillaMessages as m } from '@alerce/contract/messages/cartera/seguimiento'
import { common } from '@alerce/contract/messages/common'
import { maximoDePlantillas } from '@alerce/domain/cartera/seguimiento/plantilla'
import { persona } from '../../actor.ts'
import { ensure, refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { equipoDe } from '../traspaso/read-model.ts'
import { cuantasPlantillas, type DuenoDePlantilla, type PlantillaGuardada, takePlantilla } from './read-model.ts'

/** Everything that decides who sees and writes templates: user, team, and main role. */
export interface AutorDePlantillas {
  readonly usuarioId: number
  readonly equipoId: number | null
  /** Owner of what this person writes. */
  readonly dueno: DuenoDePlantilla
}

/** Administrators write for everybody, heads for their team, advisors for themselves. */
export async function autorDePlantillas(ctx: Context): Promise<AutorDePlantillas> {
  const { usuarioId, roles } = persona(ctx)
  const equipoId = await equipoDe(ctx.tx, usuarioId)
  if (roles.includes('administracion')) return { usuarioId, equipoId, dueno: { asesorId: null, equipoId: null } }
  if (roles.includes('jefatura') && equipoId !== null)
    return { usuarioId, equipoId, dueno: { asesorId: null, equipoId } }
  return { usuarioId, equipoId, dueno: { asesorId: usuarioId, equipoId: null } }
}

/** True for a template that its reader may change: of the owner for whom they write, or their own. */
export const puedeCambiar = (
  { usuarioId, dueno }: AutorDePlantillas,
  { asesorId, equipoId }: DuenoDePlantilla,
): boolean => asesorId === usuarioId || (asesorId === dueno.asesorId && equipoId === dueno.equipoId)

/** Template for changing, locked. 404: it is gone, or not the caller's to see; 403: it is of others. */
export async function editPlantilla(ctx: Context, plantillaId: number): Promise<PlantillaGuardada> {
  const lector = await autorDePlantillas(ctx)
  const plantilla = (await takePlantilla(ctx.tx, plantillaId)) ?? refuse(m.eliminada)
  const suya = plantilla.asesorId === null || plantilla.asesorId === lector.usuarioId
  const delEquipo = plantilla.equipoId === null || plantilla.equipoId === lector.equipoId
  ensure(suya && delEquipo, m.eliminada)
  ensure(puedeCambiar(lector, plantilla), common.forbidden)
  return plantilla
}

/** Refuses one too many of an owner. */
export async function ensureOtra({ tx }: Context, dueno: DuenoDePlantilla): Promise<void> {
  ensure((await cuantasPlantillas(tx, dueno)) < maximoDePlantillas, m.demasiadas, { campo: 'nombre' })
}
