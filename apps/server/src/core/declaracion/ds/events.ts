import type { EtapaDS } from '@alerce/domain/declaracion/etapas'
import { event } from '../../event.ts'
import type { Declaracion } from './read-model.ts'

/** A screen is about to be left behind: whoever is asked for something on it refuses while that is missing. */
export const etapaPorGuardar = event<{ readonly declaracionId: number; readonly etapa: EtapaDS }>('etapa-por-guardar')

/** Signed and sent to its evaluation: of a pair, the other may be waiting for it. */
export const declaracionEnviada = event<Pick<Declaracion, 'prospectoId' | 'etapa'>>('declaracion-enviada')

/** Evaluated, denied and closed: what was declared and handed in is given back (Circular IF/N° 279). */
export const declaracionDenegada = event<Declaracion>('declaracion-denegada')

/** Evaluated, short of income and closed: another plan may still take it. */
export const declaracionInsuficiente = event<Declaracion>('declaracion-insuficiente')

/** Evaluated, accepted and closed: the contract comes next. */
export const declaracionAceptada = event<Declaracion>('declaracion-aceptada')
