import { type ClaseTexto, claseDe } from '@alerce/domain/base/textos/clases'
import { fallaDeLugares } from '@alerce/domain/base/textos/lugares'
import { leerMotivos } from '@alerce/domain/declaracion/contraloria/motivos-escritos'
import { type FallaDePreguntas, leerPreguntas } from '@alerce/domain/declaracion/cuestionario/preguntas-escritas'
import { leerCartas } from '@alerce/domain/declaracion/veredicto/carta-escrita'
import { textosMessages } from '../../messages/base/textos.ts'
import { motivosMessages } from '../../messages/declaracion/contraloria.ts'
import { preguntasMessages } from '../../messages/declaracion/preguntas.ts'
import { cartaMessages } from '../../messages/declaracion/resultado.ts'

function reglaCartas(cuerpo: string): string | null {
  const { falla } = leerCartas(cuerpo)
  return falla && cartaMessages[falla.falla].text.replace('{sobre}', falla.sobre)
}

function reglaLugares(clase: ClaseTexto, cuerpo: string): string | null {
  const falla = fallaDeLugares(clase, cuerpo)
  const textos = { desconocido: textosMessages.lugarDesconocido, falta: textosMessages.lugarFaltante }
  return falla && textos[falla.falla].text.replace('{lugar}', `{${falla.lugar}}`)
}

/** First fault of the template reasons as written, or null. */
function reglaMotivos(cuerpo: string): string | null {
  const { falla } = leerMotivos(cuerpo)
  return falla && motivosMessages[falla.falla].text.replace('{sobre}', falla.sobre)
}

const fallas: Record<FallaDePreguntas, string> = {
  sinNumero: preguntasMessages.escritaSinNumero.text,
  suprimida: preguntasMessages.escritaSuprimida.text,
  numeroAjeno: preguntasMessages.escritaAjena.text,
  repetida: preguntasMessages.escritaRepetida.text,
  sinPregunta: preguntasMessages.escritaSinPregunta.text,
  sinEjemplo: preguntasMessages.escritaSinEjemplo.text,
  grupoNoEs: preguntasMessages.escritaGrupo.text,
  grupoMental: preguntasMessages.escritaMental.text,
  falta: preguntasMessages.escritaFalta.text,
}

/** First fault of the questions as written, or null. */
function reglaPreguntas(cuerpo: string): string | null {
  const [primera] = leerPreguntas(cuerpo).fallas
  return primera ? fallas[primera.falla].replace('{sobre}', primera.sobre) : null
}

const reglas = { prosa: () => null, preguntas: reglaPreguntas, motivos: reglaMotivos, resultados: reglaCartas } as const

/**
 * First fault that keeps a text of this class from being parsed, or null; the same on the page, in the command and on
 * the server.
 */
export const reglaDelTexto = (clase: ClaseTexto, cuerpo: string): string | null =>
  reglas[claseDe(clase).forma](cuerpo) ?? reglaLugares(clase, cuerpo)
