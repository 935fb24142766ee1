import { eliminarCita } from '@alerce/contract/operations/agenda/citas'
import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { useCase } from '../../use-case.ts'
import { notifyProspecto } from '../salidas/notify-prospecto.ts'
import { editCita } from './edit-cita.ts'
import { deleteCita } from './repository.ts'
import { tellCambio } from './tell-cambio.ts'

export const eliminarCitaUseCase = useCase(eliminarCita, async ({ citaId, version }, ctx) => {
  const cita = await editCita(ctx, citaId, version)
  await deleteCita(ctx.tx, citaId, ctx.ahora)
  await tellCambio(ctx, cita, 'citaEliminada', fechaYHora(cita.inicio))
  await notifyProspecto(ctx, cita, null)
  return 'ok' as const
})
