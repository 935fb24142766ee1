import { parejaMessages } from '@alerce/contract/messages/postulacion/pareja'
import { cotizacionCerrada } from '@alerce/domain/cartera/pasos'
import type { Prospecto } from '../../postulacion/prospecto/read-model.ts'
import { ensure } from '../../refusal.ts'

/** Refuses (422) to quote one of a compensated pair as if it were a single sale. */
export function exigirCotizable({ etapa, parejaId }: Pick<Prospecto, 'etapa' | 'parejaId'>): void {
  ensure(!cotizacionCerrada({ etapa, enPareja: parejaId !== null }), parejaMessages.cotizacionCerrada)
}
