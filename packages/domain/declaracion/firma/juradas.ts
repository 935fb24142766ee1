import type { EtapaDS } from '../etapas.ts'

/** Sworn declaration, with the acceptance of its current content. */
interface JuradaPorAceptar {
  readonly accepted: boolean
}

/** True for a person who needs a sworn declaration: each medical charge (`tipo` 1; spec 2 §3, DS beneficiary). */
export const pideJurada = ({ tipo }: { readonly tipo: 0 | 1 | 2 }): boolean => tipo === 1

/** True when all are accepted, which the summary and the signature require (spec 2 §5). */
export const todasAceptadas = (juradas: readonly JuradaPorAceptar[]): boolean =>
  juradas.every(({ accepted }) => accepted)

const conJuradas: readonly EtapaDS[] = ['resumenAntecedentes', 'resumenDeclaracion', 'firma']

/** True for a stage that is saved only when all are accepted (spec 2 §5, 'Continuar' of the summary). */
export const pideJuradas = (etapa: EtapaDS): boolean => conJuradas.includes(etapa)

/** Opened sworn declaration. `dice`: digest of its persons; `textoId`: version of its text. */
interface JuradaAbierta {
  readonly dice: string
  readonly textoId: number
  /** Its bytes are stored. */
  readonly guardada: boolean
  readonly aceptada: boolean
}

/**
 * State of an opened sworn declaration. With current content it can be accepted; an accepted one is valid for the same
 * persons, even under a later text. null: it must be opened again.
 */
export function situacionDeJurada(
  jurada: JuradaAbierta | null,
  hoy: { readonly dice: string; readonly textoId: number },
): 'abierta' | 'aceptada' | null {
  if (!jurada?.guardada || jurada.dice !== hoy.dice) return null
  if (jurada.aceptada) return 'aceptada'
  return jurada.textoId === hoy.textoId ? 'abierta' : null
}
