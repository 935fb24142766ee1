import { dependiente } from '@alerce/contract/fichas/declaracion/beneficiario-ds'
import { medidas, saludDelTitular, titularPostulante } from '@alerce/contract/fichas/declaracion/cotizante'
import { nada, respuestaDe } from '@alerce/contract/fichas/formas'
import { common } from '@alerce/contract/messages/common'
import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { sexoDS } from '@alerce/domain/base/persona/sexo'
import { refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import type { Declaracion } from '../ds/read-model.ts'
import { type PersonaDS, personasConSalud } from '../ds/read-model-personas.ts'
import { presentDiagnostico, readCuestionario, respuestasDe, versionesDeRespuestas } from '../preguntas/read-model.ts'

const persona = ({ id, fechaNacimiento, sexo, version }: PersonaDS) => ({
  id,
  fechaNacimiento: aDDMMYYYY(fechaNacimiento),
  sexo: sexoDS(sexo),
  versionPersona: version,
})

/** Questions in order with their answers, without the suppressed one. */
async function presentCuestionario(ctx: Context, declaracion: Declaracion, personas: readonly PersonaDS[]) {
  const respuestas = await respuestasDe(ctx.tx, ctx.vault, declaracion.id)
  const versiones = await versionesDeRespuestas(ctx.tx, declaracion.id)
  const { preguntas, version, esEjemplo } = await readCuestionario(ctx.tx, declaracion, ctx.hoy)
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
        diagnosticos: (dicha?.diagnosticos ?? []).map((d) => presentDiagnostico(d, personas)),
      }
    }),
  }
}

/** Data declared so far: holder, beneficiarios and everybody's health. */
export async function presentDeclarado(ctx: Context, declaracion: Declaracion) {
  const personas = await personasConSalud(ctx.tx, ctx.vault, declaracion.id)
  const titular = personas.find(({ tipo }) => tipo === 0) ?? refuse(common.notFound)
  const dependientes = personas.filter(({ tipo }) => tipo !== 0)
  return {
    titular: {
      ...persona(titular),
      rut: titular.rut,
      ...respuestaDe(titularPostulante, titular),
      ...(titular.salud ? respuestaDe(saludDelTitular, titular.salud) : nada(saludDelTitular)),
    },
    beneficiarios: dependientes.map((p) => ({
      ...persona(p),
      ...respuestaDe(dependiente, p),
      ...(p.salud ? respuestaDe(medidas, p.salud) : nada(medidas)),
      tipo: p.tipo,
      relacion: p.relacion,
      descripcionOtro: p.descripcionOtro,
    })),
    cuestionario: await presentCuestionario(ctx, declaracion, personas),
  }
}
