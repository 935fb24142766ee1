import { textoDeBusqueda } from '@alerce/domain/base/persona/nombre'
import { type Coincidencia, llavesDeBusqueda } from '@alerce/domain/postulacion/busqueda'

/** Piece of a text, marked where it matches the search. */
export interface ParteDeTexto {
  readonly texto: string
  readonly marcada: boolean
}

function cortado(texto: string, largo: number): ParteDeTexto[] {
  const partes = [
    { texto: texto.slice(0, largo), marcada: true },
    { texto: texto.slice(largo), marcada: false },
  ]
  return partes.filter((parte) => parte.texto !== '')
}

/** Marks the beginnings of searched words: one letter on screen is one letter compared. */
export function markNombre(nombre: string, typed: string): ParteDeTexto[] {
  const palabras = llavesDeBusqueda(typed).flatMap((llave) => (llave.campo === 'nombre' ? llave.palabras : []))
  const largo = (palabra: string) =>
    Math.max(0, ...palabras.filter((p) => textoDeBusqueda(palabra).startsWith(p)).map((p) => p.length))
  return nombre
    .normalize('NFC')
    .split(/(\s+)/)
    .flatMap((palabra) => cortado(palabra, largo(palabra)))
}

const signs = /[^\dK]/g

/** Marks the beginning of a searched RUT or folio, with or without dots. */
export function markNumero(numero: string, typed: string, campo: Coincidencia): ParteDeTexto[] {
  const plain = numero.replaceAll(signs, '')
  const asked = llavesDeBusqueda(typed)
    .flatMap((llave) =>
      llave.campo === campo && llave.campo !== 'nombre' ? [llave.comienzo.replaceAll(signs, '')] : [],
    )
    .filter((comienzo) => plain.startsWith(comienzo))
  const count = Math.max(0, ...asked.map((comienzo) => comienzo.length))
  const shown = [...numero.matchAll(/[\dK]/g)]
  const last = shown[count - 1]
  return cortado(numero, last ? last.index + 1 : 0)
}
