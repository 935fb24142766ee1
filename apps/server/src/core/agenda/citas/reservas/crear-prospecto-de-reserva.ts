import { agendaMessages } from '@alerce/contract/messages/agenda/citas'
import { reservaMessages as m } from '@alerce/contract/messages/agenda/reservas'
import { crearProspectoDeReserva } from '@alerce/contract/operations/agenda/reservas'
import { nombreEnPartes } from '@alerce/domain/agenda/reserva'
import { publish } from '../../../../avisos/repository.ts'
import { addProspecto } from '../../../postulacion/prospecto/ingreso/add-prospecto.ts'
import { ensure, refuse } from '../../../refusal.ts'
import { useCase } from '../../../use-case.ts'
import { editCita } from '../edit-cita.ts'
import { reservaDeCita } from './read-model.ts'
import { linkCita } from './repository.ts'

/** The advisor corrects the parts of the name on the form of the new prospecto. */
export const crearProspectoDeReservaUseCase = useCase(crearProspectoDeReserva, async ({ citaId }, ctx) => {
  const cita = await editCita(ctx, citaId)
  ensure(cita.prospectoId === null, m.yaTieneProspecto)
  const { cliente } = (await reservaDeCita(ctx, citaId)) ?? refuse(agendaMessages.eliminada)
  const { nombre, telefono: celular, correo } = cliente
  const { prospectoId } = await addProspecto(ctx, { tipoProspecto: 'OPE', ...nombreEnPartes(nombre), celular, correo })
  await linkCita(ctx.tx, citaId, prospectoId)
  await publish(ctx.tx, { tema: 'agenda', asesorId: cita.asesorId })
  return { prospectoId }
})
