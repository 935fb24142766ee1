import { act } from '@testing-library/react'
import type { ReplyOf } from '../../lib/api/call.ts'
import { saveDraft } from '../../lib/drafts/drafts.ts'

type Values = Readonly<Record<string, unknown>>

/** Draft with these fields typed over their earlier values (empty by default). */
export function borradorDe(escrito: Values, antes: Values = {}): NonNullable<ReplyOf<'obtenerBorrador'>> {
  const cambios = Object.entries(escrito).map(([campo, a]) => ({ campo, de: antes[campo] ?? '', a }))
  return { cambios, actualizado: '2026-10-07T12:00:00.000Z' }
}

/** Resolves once all writes of a screen to this draft are answered, with those that follow. */
export async function draftSettled(formulario: string): Promise<void> {
  for (let turn = 0; turn < 3; turn++) await act(() => saveDraft(formulario, []))
}

interface Guardado {
  readonly formulario: string
  readonly cambios: readonly { readonly de: unknown; readonly a: unknown }[]
}

const loSuelta = (guardado: object): boolean =>
  (guardado as Guardado).cambios.every(({ de, a }) => JSON.stringify(de) === JSON.stringify(a))

/** Forms whose draft was discarded, among the received draft writes. */
export const soltados = (guardados: readonly object[]): string[] =>
  guardados.filter(loSuelta).map((guardado) => (guardado as Guardado).formulario)

/** Draft writes that keep something. */
export const conservados = <G extends object>(guardados: readonly G[]): G[] =>
  guardados.filter((guardado) => !loSuelta(guardado))
