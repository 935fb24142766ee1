import { obtenerPreguntasDS } from '@alerce/contract/operations/declaracion/preguntas'
import { useCase } from '../../use-case.ts'
import { readDeclaracionClinica } from '../ds/read-declaracion.ts'
import { personasDe } from '../ds/read-model-personas.ts'
import { presentDiagnostico, readCuestionario, respuestasDe, versionesDeRespuestas } from './read-model.ts'

export const obtenerPreguntasDSUseCase = useCase(obtenerPreguntasDS, async (input, ctx) => {
  const { declaracion } = await readDeclaracionClinica(ctx, input)
  const personas = await personasDe(ctx.tx, declaracion.id)
  const respuestas = await respuestasDe(ctx.tx, ctx.vault, declaracion.id)
  const versiones = await versionesDeRespuestas(ctx.tx, declaracion.id)
  const { preguntas, version, esEjemplo } = await readCuestionario(ctx.tx, declaracion, ctx.hoy)
  return preguntas.map(({ numero, pregunta, ejemplo, editable }) => {
    const found = respuestas.get(numero)
    return {
      id: numero,
      pregunta,
      ejemplo,
      editable,
      version,
      esEjemplo,
      versionRespuesta: versiones.get(numero) ?? null,
      respuesta: found?.respuesta ?? null,
      diagnosticos: (found?.diagnosticos ?? []).map((d) => presentDiagnostico(d, personas)),
    }
  })
})
