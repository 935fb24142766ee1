import type { EtapaProspecto } from '@alerce/domain/postulacion/etapas'
import { event } from '../../event.ts'
import type { Prospecto } from './read-model.ts'

export interface ProspectoCambiado {
  readonly prospectoId: number
  /** The stage that it left, where its stage is what changed. */
  readonly desde?: EtapaProspecto
}

/** Data, pair or stage of a prospect changed: what is shown of it may be another now. */
export const prospectoCambiado = event<ProspectoCambiado>('prospecto-cambiado')

export interface AntecedentesCambiados extends Pick<Prospecto, 'id' | 'etapa'> {
  /** Told back to whoever saved them, when a chosen plan was lost by it. */
  readonly alPerderPlan?: () => void
  /** Saved in an open update: what it quoted falls, what the sale stands on stays. */
  readonly enActualizacion?: true
}

/** Data that a price hangs on were saved: the applicant's own, or of whom is insured with them. */
export const antecedentesCambiados = event<AntecedentesCambiados>('antecedentes-cambiados')

/** The e-mail of a prospect became another; `prospecto`: as it stood before. */
export const correoCambiado = event<{ readonly prospecto: Prospecto; readonly nuevo: string }>('correo-cambiado')

/** About to be gone on with: whoever knows why it does not go on refuses. */
export const prospectoPorSeguir = event<Prospecto>('prospecto-por-seguir')

/** About to become one of a pair. */
export const parejaPorFormar = event<Pick<Prospecto, 'id'>>('pareja-por-formar')
