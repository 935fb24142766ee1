import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { edad, esAdulto } from '@alerce/domain/base/persona/edad'
import { sexoDS } from '@alerce/domain/base/persona/sexo'
import { ADJUNTO_CON_LA_DS } from '@alerce/domain/declaracion/adjuntos'
import { imc } from '@alerce/domain/declaracion/cuerpo'
import { type Parametros, parametrosAl } from '../../base/parametros/read-model.ts'
import type { Context } from '../../use-case.ts'
import type { Declaracion } from '../declaracion/read-model.ts'
import type { PersonaDS } from '../declaracion/read-model-personas.ts'
import { imcFueraDeRango } from '../evaluacion/motor/evaluar-medica.ts'
import { leerLoJuzgado } from '../evaluacion/motor/leer-lo-juzgado.ts'
import { adjuntosDe } from '../evaluacion/read-model.ts'
import { presentarDiagnostico } from '../preguntas/presentar-diagnostico.ts'
import { leerCuestionario } from '../preguntas/read-model-cuestionario.ts'
import { presentarArchivo } from './presentar-archivo.ts'

function persona(p: PersonaDS, parametros: Parametros, hoy: string) {
  const { salud } = p
  if (!salud) return []
  return [
    {
      id: p.id,
      nombre: `${p.nombres} ${p.apellidoPaterno} ${p.apellidoMaterno}`,
      tipoBeneficiario: p.tipo,
      relacionFamiliar: p.relacion,
      descripcionOtro: p.descripcionOtro,
      fechaNacimiento: aDDMMYYYY(p.fechaNacimiento),
      edad: edad(p.fechaNacimiento, hoy),
      sexo: sexoDS(p.sexo),
      ...salud,
      imc: Math.round(imc(salud.peso, salud.altura) * 10) / 10,
      fueraDeRango: esAdulto(p.fechaNacimiento, hoy) && imcFueraDeRango(salud, parametros),
    },
  ]
}

/** The health of a case: body figures, answers with their diagnoses, files; of who is in the sale. */
export async function presentarMedica(ctx: Context, declaracion: Declaracion) {
  const { id: declaracionId } = declaracion
  const parametros = await parametrosAl(ctx.tx, ctx.hoy)
  const { personas, respuestas, salieron } = await leerLoJuzgado(ctx, declaracion)
  const archivos = await adjuntosDe(ctx.tx, declaracionId, ADJUNTO_CON_LA_DS)
  return {
    imcMinimo: parametros.imcMinimo,
    imcMaximo: parametros.imcMaximo,
    salieron: [...salieron],
    personas: personas.flatMap((p) => persona(p, parametros, ctx.hoy)),
    respuestas: (await leerCuestionario(ctx.tx, declaracion, ctx.hoy)).preguntas.flatMap(({ numero, pregunta }) => {
      const found = respuestas.get(numero)
      if (!found) return []
      const diagnosticos = found.diagnosticos.map((d) => presentarDiagnostico(d, personas))
      return [{ id: numero, pregunta, respuesta: found.respuesta, diagnosticos }]
    }),
    archivos: archivos.map((archivo) => presentarArchivo(ctx, archivo)),
  }
}
