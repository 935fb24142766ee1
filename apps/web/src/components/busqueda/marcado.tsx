import type { ParteDeTexto } from './marcar.ts'

/** A text with what was searched marked in it. */
export function Marcado({ partes }: { readonly partes: readonly ParteDeTexto[] }) {
  let at = 0
  return partes.map(({ texto, marcada }) => {
    const key = at
    at += texto.length
    return marcada ? <mark key={key}>{texto}</mark> : <span key={key}>{texto}</span>
  })
}
