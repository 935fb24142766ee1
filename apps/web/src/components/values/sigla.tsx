import { siglas } from '@alerce/domain/base/siglas'
import { tiposProspecto } from '@alerce/domain/postulacion/tipos'
import { createElement, Fragment, type ReactNode } from 'react'
import { Explained } from './explained.tsx'

/** Every abbreviation of the screens and its meaning, in the order of the sheet of keys. */
export const glosario: ReadonlyMap<string, string> = new Map<string, string>([
  ...Object.entries(siglas),
  ...tiposProspecto.map(
    ({ codigo, descripcion }) => [codigo, `Tipo de prospecto: ${descripcion.toLowerCase()}`] as const,
  ),
])

/** Meaning of the first abbreviation in a text; undefined: it has none. */
export const significadoEn = (text: string): string | undefined =>
  text
    .split(/[^\p{L}\d]+/u)
    .map((word) => glosario.get(word))
    .find((meaning) => meaning !== undefined)

/** The name of a datum, with its abbreviations explained. */
export function Siglas({ children }: { readonly children: string }) {
  const parts: ReactNode[] = []
  for (const part of children.split(/(\p{L}+)/u)) {
    const meaning = glosario.get(part)
    parts.push(meaning ? <Explained means={meaning}>{part}</Explained> : part)
  }
  return createElement(Fragment, null, ...parts)
}
