import { act } from '@testing-library/react'
import type { ReplyOf } from '../../lib/api/call.ts'
import { saveDraft } from '../../lib/drafts/drafts.ts'

type Values = Readonly<Record<string, unknown>>

/** A draft in which these fields were typed over what stood there (nothing, where it is not said). */
export function borradorDe(escrito: Values, antes: Values = {}): NonNullable<ReplyOf<'obtenerBorrador'>> {
  const cambios = Object.entries(escrito).map(([campo, a]) => ({ campo, de: antes[campo] ?? '', a }))
  return { cambios, actualizado: '2026-10-07T12:00:00.000Z' }
}

/** All that a screen has told of this draft has been answered, what it told in answer to that too. */
export async function draftSettled(formulario: string): Promise<void> {
  for (let turn = 0; turn < 3; turn++) await act(() => saveDraft(formulario, []))
}

interface Guardado {
  readonly formulario: string
  readonly cambios: readonly { readonly de: unknown; readonly a: unknown }[]
}

const loSuelta = (guardado: object): boolean =>
  (guardado as Guardado).cambios.every(({ de, a }) => JSON.stringify(de) === JSON.stringify(a))

/** Of what was told of drafts, the forms that let go of what was typed in them. */
export const soltados = (guardados: readonly object[]): string[] =>
  guardados.filter(loSuelta).map((guardado) => (guardado as Guardado).formulario)

/** And what keeps something. */
export const conservados = <G extends object>(guardados: readonly G[]): G[] =>
  guardados.filter((guardado) => !loSuelta(guardado))
