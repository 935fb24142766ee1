import type { EtapaDS } from '../etapas.ts'

/** A sworn declaration as it stands: accepted for what it says today. */
interface JuradaPorAceptar {
  readonly accepted: boolean
}

/** Whom a sworn declaration is asked of: each medical charge (`tipo` 1; spec 2 §3, DS beneficiary). */
export const pideJurada = ({ tipo }: { readonly tipo: 0 | 1 | 2 }): boolean => tipo === 1

/** True when none is missing: only then the summary goes on and the declaration is signed (spec 2 §5). */
export const todasAceptadas = (juradas: readonly JuradaPorAceptar[]): boolean =>
  juradas.every(({ accepted }) => accepted)

const conJuradas: readonly EtapaDS[] = ['resumenAntecedentes', 'resumenDeclaracion', 'firma']

/** True of a stage that is saved only once all are accepted (spec 2 §5, the summary's 'Continuar'). */
export const pideJuradas = (etapa: EtapaDS): boolean => conJuradas.includes(etapa)

/** One that was drawn and opened. `dice`: digest of whom it is about; `textoId`: the version of its text. */
interface JuradaAbierta {
  readonly dice: string
  readonly textoId: number
  /** Its bytes are there. */
  readonly guardada: boolean
  readonly aceptada: boolean
}

/**
 * What an opened one still is: one that says what holds can be accepted; an accepted one holds while it is about the
 * same, whatever text was published since. Null: it is opened anew.
 */
export function situacionDeJurada(
  jurada: JuradaAbierta | null,
  hoy: { readonly dice: string; readonly textoId: number },
): 'abierta' | 'aceptada' | null {
  if (!jurada?.guardada || jurada.dice !== hoy.dice) return null
  if (jurada.aceptada) return 'aceptada'
  return jurada.textoId === hoy.textoId ? 'abierta' : null
}
