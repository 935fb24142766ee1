import { textoDeResultado } from '@alerce/contract/catalogos/declaracion/resultados'
import { formatoPesos } from '@alerce/domain/base/dinero/formato'
import type { Pesos } from '@alerce/domain/base/dinero/tipos'
import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { nombreCompleto } from '@alerce/domain/base/persona/nombre'
import type { Escrito } from '@alerce/domain/base/textos/escrito'
import type { ResultadoDS } from '@alerce/domain/declaracion/evaluacion'
import type { Restriccion } from '@alerce/domain/declaracion/veredicto/restricciones'
import { type Bloque, datos, lista, parrafo, redaccion, seccion, tabla } from './bloques.ts'
import { datosDelPostulante, type PostulanteDePapel } from './cotizacion.ts'
import type { Hoja } from './hoja.ts'

interface ResultadoDecidido {
  readonly postulante: PostulanteDePapel
  readonly folio: number
  readonly resultado: ResultadoDS
  readonly motivo: string | null
  /** Requested documents, as lines. */
  readonly antecedentes: readonly string[]
  readonly restricciones: readonly Restriccion[]
  /**
   * Average income, and the highest amount that may be agreed with it, a month; null when the result is not about
   * income.
   */
  readonly renta: Pesos | null
  readonly maximo: Pesos | null
  /** Text that the law requires in the letter of this result; null: the operator adds none. */
  readonly carta: Escrito | null
  /** Name of the author of the decision. */
  readonly por: string
  /** ISO instant. */
  readonly en: string
}

function tablaDeRestricciones(restricciones: readonly Restriccion[]): Bloque[] {
  if (restricciones.length === 0) return []
  const filas = restricciones.map((r) => [r.condicion, r.persona, String(r.meses), `${r.cobertura} %`])
  return [seccion('Restricciones'), tabla(['Condición', 'Persona', 'Meses', 'Cobertura'], filas, 2)]
}

const puntos = (titulo: string, lineas: readonly string[]): Bloque[] =>
  lineas.length === 0 ? [] : [seccion(titulo), lista(lineas)]

/** Income lines of a result that rests on the income alone. */
function rentaDe({ resultado, renta, maximo }: ResultadoDecidido): Bloque[] {
  if (resultado !== 8 || renta === null || maximo === null) return []
  return [
    datos([
      ['Renta promedio', formatoPesos(renta)],
      ['Máximo descontable', formatoPesos(maximo)],
    ]),
  ]
}

/** Letter of a result, for the applicant. It holds health data: only for its owner. */
export function papelDeResultado(decidido: ResultadoDecidido): Hoja {
  const { postulante, folio, resultado, motivo, antecedentes, restricciones, renta, carta, por, en } = decidido
  const { titulo, parrafos } = textoDeResultado(resultado, renta)
  return {
    titulo: 'Resultado de la evaluación',
    bajada: `Declaración de Salud · Folio ${folio}`,
    folio: `Folio ${folio}`,
    de: nombreCompleto(postulante),
    emitida: en,
    cuerpo: [
      seccion('Postulante'),
      datos([...datosDelPostulante(postulante), ['Decidido por', por], ['Fecha', fechaYHora(en)]]),
      seccion(titulo),
      ...parrafos.map(parrafo),
      ...rentaDe(decidido),
      ...tablaDeRestricciones(restricciones),
      ...puntos('Antecedentes que se piden', antecedentes),
      ...puntos('Motivo', motivo ? [motivo] : []),
      ...(carta ? [seccion(carta.titulo), ...redaccion(carta)] : []),
    ],
  }
}
