import { eliminarCita } from '@alerce/contract/operations/agenda/citas'
import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { anotar } from '../../base/bitacora/anotar.ts'
import { useCase } from '../../use-case.ts'
import { avisarProspecto } from '../salidas/avisar-prospecto.ts'
import { editarCita } from './editar-cita.ts'
import { borrarCita } from './repository.ts'

export const eliminarCitaUseCase = useCase(eliminarCita, async ({ citaId, version }, ctx) => {
  const cita = await editarCita(ctx, citaId, version)
  await borrarCita(ctx.tx, citaId, ctx.ahora)
  await anotar(ctx, cita.prospectoId, 'citaEliminada', fechaYHora(cita.inicio))
  await avisarProspecto(ctx, cita, null)
  return 'ok' as const
})
