import { vistaMessages as m } from '@alerce/contract/messages/cartera/lista'
import { common } from '@alerce/contract/messages/common'
import { guardarVista } from '@alerce/contract/operations/cartera/vistas'
import { persona } from '../../actor.ts'
import { ensure } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { equipoDe } from '../traspaso/read-model.ts'
import { editVista, ensureCabe } from './policy.ts'
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
  await ensureCabe(ctx, { duenoId, equipoId, nombre: escrita.nombre }, antes)
  const vista = { ...escrita, equipoId, en: ctx.ahora }
  const saved = antes ? await updateVista(ctx.tx, antes.id, vista) : await insertVista(ctx.tx, { ...vista, duenoId })
  return { vistaId: saved.id, version: saved.version }
})
