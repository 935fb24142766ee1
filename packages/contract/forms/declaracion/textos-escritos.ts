import { type ClaseTexto, claseDe } from '@alerce/domain/base/textos/clases'
import { fallaDeLugares } from '@alerce/domain/base/textos/lugares'
import { leerCartas } from '@alerce/domain/declaracion/veredicto/carta-escrita'
import { textosMessages as m } from '../../messages/base/textos.ts'
import { cartaMessages } from '../../messages/declaracion/resultado.ts'
import { reglaMotivos } from './motivos-escritos.ts'
import { reglaPreguntas } from './preguntas-escritas.ts'

function reglaCartas(cuerpo: string): string | null {
  const { falla } = leerCartas(cuerpo)
  return falla && cartaMessages[falla.falla].text.replace('{sobre}', falla.sobre)
}

function reglaLugares(clase: ClaseTexto, cuerpo: string): string | null {
  const falla = fallaDeLugares(clase, cuerpo)
  const textos = { desconocido: m.lugarDesconocido, falta: m.lugarFaltante }
  return falla && textos[falla.falla].text.replace('{lugar}', `{${falla.lugar}}`)
}

const reglas = { prosa: () => null, preguntas: reglaPreguntas, motivos: reglaMotivos, resultados: reglaCartas } as const

/** The first thing that keeps a text of this class from being read, or null: on the page, by command and on the server. */
export const reglaDelTexto = (clase: ClaseTexto, cuerpo: string): string | null =>
  reglas[claseDe(clase).forma](cuerpo) ?? reglaLugares(clase, cuerpo)
