import { parejaMessages } from '@alerce/contract/messages/prospecto/pareja'
import { cotizacionCerrada } from '@alerce/domain/prospecto/pasos'
import type { Prospecto } from '../prospecto/read-model.ts'
import { ensure } from '../refusal.ts'

/** Refuses (422) to quote one of a compensated pair as if it were a single sale. */
export function exigirCotizable({ etapa, parejaId }: Pick<Prospecto, 'etapa' | 'parejaId'>): void {
  ensure(!cotizacionCerrada({ etapa, enPareja: parejaId !== null }), parejaMessages.cotizacionCerrada)
}
