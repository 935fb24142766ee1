import { conexionMessages as m } from '@alerce/contract/messages/agenda/conexiones'
import { eliminarEntrada } from '@alerce/contract/operations/agenda/conexiones'
import { refuse } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { eliminarCitaUseCase } from '../citas/eliminar-cita.ts'
import { eliminarBloqueoUseCase } from '../disponibilidad/eliminar-bloqueo.ts'
import { editEntrada } from './edit-entrada.ts'

export const eliminarEntradaUseCase = useCase(eliminarEntrada, async ({ nombre, leido }, ctx) => {
  const { citaId, bloqueoId } = (await editEntrada(ctx, nombre, leido)) ?? refuse(m.entradaNoExiste)
  if (citaId) await eliminarCitaUseCase.run({ citaId, version: undefined }, ctx)
  if (bloqueoId) await eliminarBloqueoUseCase.run({ bloqueoId }, ctx)
  return 'ok' as const
})
