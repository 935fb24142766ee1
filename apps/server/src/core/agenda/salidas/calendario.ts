import { common } from '@alerce/contract/messages/common'
import { calendario } from '@alerce/contract/operations/agenda/salidas'
import { finDelDia, inicioDelDia } from '@alerce/domain/base/fechas/dia'
import { sumaDias } from '@alerce/domain/base/fechas/fecha'
import { tokenHash } from '../../../platform/link-token.ts'
import { refuse } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { citasEntre } from '../citas/read-model.ts'
import { archivoDeCitas } from './entrada.ts'
import { duenoDeLlave } from './read-model.ts'
import { markLeido } from './repository.ts'

/** Days that a calendar program gets: what is past of late, and a year to come. */
const DIAS_ATRAS = 30
const DIAS_ADELANTE = 365

export const calendarioUseCase = useCase(calendario, async ({ llave }, { tx, vault, hoy, ahora, leaveRegistro }) => {
  const usuarioId = (await duenoDeLlave(tx, tokenHash(llave.replace(/\.ics$/, '')))) ?? refuse(common.notFound)
  const lapso = { inicio: inicioDelDia(sumaDias(hoy, -DIAS_ATRAS)), termino: finDelDia(sumaDias(hoy, DIAS_ADELANTE)) }
  const citas = await citasEntre({ tx, vault }, usuarioId, lapso)
  await leaveRegistro((own) => markLeido(own, usuarioId, ahora))
  return archivoDeCitas(
    citas.filter(({ estado }) => estado !== 'N'),
    'agenda.ics',
  )
})
