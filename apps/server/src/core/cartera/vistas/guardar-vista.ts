import { vistaMessages as m } from '@alerce/contract/messages/cartera/lista'
import { common } from '@alerce/contract/messages/common'
import { guardarVista } from '@alerce/contract/operations/cartera/vistas'
import { maximoDeVistas, maximoDeVistasDelEquipo } from '@alerce/domain/cartera/vista'
import { persona } from '../../actor.ts'
import { ensure } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { equipoDe } from '../traspaso/read-model.ts'
import { editVista } from './policy.ts'
import { cuentaDeVistas } from './read-model.ts'
import { insertVista, updateVista } from './repository.ts'

/** A new one belongs to the caller; a changed one keeps its owner, and a shared one its team. */
export const guardarVistaUseCase = useCase(guardarVista, async (input, ctx) => {
  const { vistaId, compartida, version, ...escrita } = input
  const antes = vistaId ? await editVista(ctx, vistaId) : null
  ensure(antes === null || antes.borradaEn === null, m.eliminada)
  ensure(!antes || version === undefined || version === antes.version, common.staleVersion)
  const duenoId = antes?.duenoId ?? persona(ctx).usuarioId
  const equipoId = compartida ? (antes?.equipoId ?? (await equipoDe(ctx.tx, duenoId))) : null
  ensure(!compartida || equipoId !== null, m.sinEquipo, { campo: 'compartida' })
  const cuenta = await cuentaDeVistas(ctx.tx, { duenoId, equipoId, nombre: escrita.nombre }, antes?.id ?? null)
  ensure(!cuenta.repetida, m.repetida, { campo: 'nombre' })
  ensure(antes || cuenta.propias < maximoDeVistas, m.demasiadas, { campo: 'nombre' })
  const comparte = equipoId !== null && equipoId !== antes?.equipoId
  ensure(!comparte || cuenta.delEquipo < maximoDeVistasDelEquipo, m.demasiadasDelEquipo, { campo: 'compartida' })
  const vista = { ...escrita, equipoId, en: ctx.ahora }
  const saved = antes ? await updateVista(ctx.tx, antes.id, vista) : await insertVista(ctx.tx, { ...vista, duenoId })
  return { vistaId: saved.id, version: saved.version }
})
