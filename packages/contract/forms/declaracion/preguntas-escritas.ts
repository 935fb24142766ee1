import { type FallaDePreguntas, leerPreguntas } from '@alerce/domain/declaracion/cuestionario/preguntas-escritas'
import { preguntasMessages as m } from '../../messages/declaracion/preguntas.ts'

const fallas: Record<FallaDePreguntas, string> = {
  sinNumero: m.escritaSinNumero.text,
  suprimida: m.escritaSuprimida.text,
  numeroAjeno: m.escritaAjena.text,
  repetida: m.escritaRepetida.text,
  sinPregunta: m.escritaSinPregunta.text,
  sinEjemplo: m.escritaSinEjemplo.text,
  grupoNoEs: m.escritaGrupo.text,
  grupoMental: m.escritaMental.text,
  falta: m.escritaFalta.text,
}

/** The first thing that is wrong with the questions as they are written, or null. */
export function reglaPreguntas(cuerpo: string): string | null {
  const [primera] = leerPreguntas(cuerpo).fallas
  return primera ? fallas[primera.falla].replace('{sobre}', primera.sobre) : null
}
