import { lineaDeAntecedente } from '@alerce/domain/declaracion/veredicto/antecedentes'
import type { Evaluacion } from '../evaluacion/read-model.ts'
import type { ColaDeContraloria } from './read-model.ts'

/** A step of the case; who decides on the income reads no word of what was said of the health. */
export function presentarPaso(paso: Evaluacion, cola: ColaDeContraloria | null) {
  const { clase, resultado, por, confirmadaPor, en, reenvio } = paso
  const callado = cola === 'financiera' && clase === 'medica'
  return {
    ...{ clase, resultado, por, confirmadaPor, en, reenvio },
    motivos: callado ? [] : [...paso.motivos],
    restricciones: callado ? [] : [...paso.restricciones],
    antecedentes: callado ? [] : paso.antecedentes.map(lineaDeAntecedente),
  }
}
