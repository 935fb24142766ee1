import type { EtapaProspecto } from '@alerce/domain/postulacion/etapas'
import { event } from '../../event.ts'
import type { Prospecto } from './read-model.ts'

export interface ProspectoCambiado {
  readonly prospectoId: number
  /** Former stage, when the stage changed. */
  readonly desde?: EtapaProspecto
}

/** Data, pair or stage of a prospect changed: what its screens show may differ. */
export const prospectoCambiado = event<ProspectoCambiado>('prospecto-cambiado')

export interface AntecedentesCambiados extends Pick<Prospecto, 'id' | 'etapa'> {
  /** Callback to the saving call, when a chosen plan was lost. */
  readonly alPerderPlan?: () => void
  /** Saved in an open update: only the quote of the update is deleted. */
  readonly enActualizacion?: true
}

/** Data that a price depends on were saved: of the applicant, or of the beneficiaries. */
export const antecedentesCambiados = event<AntecedentesCambiados>('antecedentes-cambiados')

/** E-mail of a prospect changed; `prospecto`: before the change. */
export const correoCambiado = event<{ readonly prospecto: Prospecto; readonly nuevo: string }>('correo-cambiado')

/** A prospect is about to continue; listeners refuse when it may not. */
export const prospectoPorSeguir = event<Prospecto>('prospecto-por-seguir')

/** A prospect is about to join a pair. */
export const parejaPorFormar = event<Pick<Prospecto, 'id'>>('pareja-por-formar')
