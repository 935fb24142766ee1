import type { Context } from '../../use-case.ts'
import type { Declaracion } from '../declaracion/read-model.ts'
import type { PersonaDS } from '../declaracion/read-model-personas.ts'
import { presentarDiagnostico } from '../preguntas/presentar-diagnostico.ts'
import { respuestasDe, versionesDeRespuestas } from '../preguntas/read-model.ts'
import { leerCuestionario } from '../preguntas/read-model-cuestionario.ts'

/** The questions that are asked, in order, with what was answered; the suppressed one is not among them. */
export async function presentarCuestionario(ctx: Context, declaracion: Declaracion, personas: readonly PersonaDS[]) {
  const respuestas = await respuestasDe(ctx.tx, ctx.vault, declaracion.id)
  const versiones = await versionesDeRespuestas(ctx.tx, declaracion.id)
  const { preguntas, version, esEjemplo } = await leerCuestionario(ctx.tx, declaracion, ctx.hoy)
  const hechas = preguntas.filter(({ editable }) => editable)
  return {
    version,
    esEjemplo,
    preguntas: hechas.map(({ numero, pregunta, ejemplo }) => {
      const dicha = respuestas.get(numero)
      return {
        id: numero,
        pregunta,
        ejemplo,
        versionRespuesta: versiones.get(numero) ?? null,
        respuesta: dicha?.respuesta ?? null,
        diagnosticos: (dicha?.diagnosticos ?? []).map((d) => presentarDiagnostico(d, personas)),
      }
    }),
  }
}
