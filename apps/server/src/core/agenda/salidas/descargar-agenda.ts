import { salidasMessages as m } from '@alerce/contract/messages/agenda/citas'
import { fechaMessages } from '@alerce/contract/messages/base/campos'
import { descargarAgenda } from '@alerce/contract/operations/agenda/salidas'
import { finDelDia, inicioDelDia } from '@alerce/domain/base/fechas/dia'
import { sumaDias } from '@alerce/domain/base/fechas/fecha'
import { asesorDe } from '../../postulacion/prospecto/policy.ts'
import { ensure } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { citasEntre } from '../citas/read-model.ts'
import { archivoDeCitas } from './entrada.ts'

const DIAS_DE_UN_ANIO = 366

export const descargarAgendaUseCase = useCase(descargarAgenda, async ({ desde, hasta }, ctx) => {
  ensure(desde <= hasta, fechaMessages.rangoInvalido, { campo: 'desde' })
  ensure(hasta <= sumaDias(desde, DIAS_DE_UN_ANIO), m.rangoLargo, { campo: 'hasta' })
  const lapso = { inicio: inicioDelDia(desde), termino: finDelDia(hasta) }
  return archivoDeCitas(await citasEntre(ctx, await asesorDe(ctx), lapso), `agenda-${desde}-${hasta}.ics`)
})
