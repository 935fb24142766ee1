import { common } from '@alerce/contract/messages/common'
import { obtenerCasoContraloria } from '@alerce/contract/operations/declaracion/contraloria/contraloria'
import { supera } from '@alerce/domain/base/dinero/cuentas'
import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { edad, esAdulto } from '@alerce/domain/base/persona/edad'
import { nombreCompleto } from '@alerce/domain/base/persona/nombre'
import { sexoDS } from '@alerce/domain/base/persona/sexo'
import { ADJUNTO_CON_LA_DS, adjuntoQuePide } from '@alerce/domain/declaracion/adjuntos'
import { imc } from '@alerce/domain/declaracion/cuerpo'
import { porcentajeDeRenta } from '@alerce/domain/declaracion/evaluacion'
import { lineaDeAntecedente } from '@alerce/domain/declaracion/veredicto/antecedentes'
import { type Parametros, parametrosAl } from '../../base/parametros/read-model.ts'
import { razonesSociales } from '../../base/referencia/read-model.ts'
import { cotizacionVigente } from '../../cotizacion/cotizaciones/read-model.ts'
import { autorizacionesDe } from '../../postulacion/autorizaciones/read-model.ts'
import { certificadosVigentes } from '../../postulacion/certificado/read-model.ts'
import { documentosDe } from '../../postulacion/documentos-postulante/read-model.ts'
import { nombreFirme } from '../../postulacion/edicion/read-nombre-firme.ts'
import { readEmpleadoresFirmes } from '../../postulacion/prospecto/ingreso/read-empleadores-firmes.ts'
import { contactoDe, type Prospecto } from '../../postulacion/prospecto/read-model.ts'
import { refuse } from '../../refusal.ts'
import { type Context, useCase } from '../../use-case.ts'
import { readDeclaracionClinica } from '../ds/read-declaracion.ts'
import type { Declaracion } from '../ds/read-model.ts'
import type { PersonaDS } from '../ds/read-model-personas.ts'
import { imcFueraDeRango } from '../evaluacion/motor/evaluate-medica.ts'
import { readJudged } from '../evaluacion/motor/read-judged.ts'
import {
  adjuntosDe,
  adjuntosDesde,
  type Evaluacion,
  evaluacionesDe,
  hechosFinancieros,
} from '../evaluacion/read-model.ts'
import { presentDiagnostico, readCuestionario } from '../preguntas/read-model.ts'
import { notasDe } from './notas/read-model.ts'
import { presentEspera } from './present-propuesta.ts'
import { type ColaDeContraloria, colaDe } from './read-model.ts'
import { tomaDe } from './toma/read-model.ts'
import { consumeToma } from './toma/repository.ts'

/** Renews the idle time of a taken case when its holder opens it. */
async function applyOnOpen(ctx: Context, declaracionId: number): Promise<void> {
  const { actor, ahora } = ctx
  const toma = await tomaDe(ctx, declaracionId)
  if (actor.kind !== 'persona' || toma?.usuarioId !== actor.usuarioId) return
  await ctx.leaveRegistro((tx) => consumeToma(tx, declaracionId, actor.usuarioId, ahora))
}

/** A step of the case; the financial queue reads no reasons of a medical step. */
function presentPaso(paso: Evaluacion, cola: ColaDeContraloria | null) {
  const { clase, resultado, por, confirmadaPor, en, reenvio } = paso
  const callado = cola === 'financiera' && clase === 'medica'
  return {
    clase,
    resultado,
    por,
    confirmadaPor,
    en,
    reenvio,
    motivos: callado ? [] : [...paso.motivos],
    restricciones: callado ? [] : [...paso.restricciones],
    antecedentes: callado ? [] : paso.antecedentes.map(lineaDeAntecedente),
  }
}

/** Applicant and current plan of the case, without the changes of an open update (decision 022). */
async function presentIdentidad(ctx: Context, prospecto: Prospecto) {
  const { id, asesorId, rut, numeroPasaporte, estado } = prospecto
  const cotizacion = (await cotizacionVigente(ctx.tx, id)) ?? refuse(common.notFound)
  return {
    nombre: nombreCompleto(await nombreFirme(ctx, prospecto)),
    rut,
    numeroPasaporte,
    estado,
    asesor: (await contactoDe(ctx.tx, asesorId)).nombre,
    plan: cotizacion.plan.nombre,
  }
}

type Adjunto = Awaited<ReturnType<typeof adjuntosDe>>[number]

/** File of the case, its name decrypted. */
const presentArchivo = ({ vault }: Pick<Context, 'vault'>, { id, nombre, mime, tamano, en }: Adjunto) => ({
  id,
  nombre: vault.en('adjunto.nombre', id).open<string>(nombre),
  tipoMIME: mime,
  tamano,
  en,
})

/** Background that was requested and came back, with its files; medical ones only for the medical queue. */
async function presentReenvios(
  ctx: Context,
  declaracionId: number,
  { historial, cola }: { readonly historial: readonly Evaluacion[]; readonly cola: ColaDeContraloria | null },
) {
  const idas = historial.flatMap((pedido, index) => {
    const vuelta = historial[index + 1]
    const tipo = adjuntoQuePide(pedido.resultado)
    const deLaCola = cola !== 'financiera' || pedido.clase === 'financiera'
    return vuelta?.reenvio && tipo && deLaCola ? [{ pedido, vuelta, tipo }] : []
  })
  return await Promise.all(
    idas.map(async ({ pedido, vuelta, tipo }) => {
      const archivos = await adjuntosDesde(ctx.tx, declaracionId, tipo, pedido.en)
      return {
        clase: pedido.clase,
        en: vuelta.en,
        pedido: pedido.antecedentes.map(lineaDeAntecedente),
        archivos: archivos.filter(({ en }) => en <= vuelta.en).map((archivo) => presentArchivo(ctx, archivo)),
      }
    }),
  )
}

/** Financial data of a case: incomes with their certificates, agreed total and share of the income. */
async function presentFinanciera(ctx: Context, { prospectoId, rentaPromedio }: Declaracion) {
  const hechos = await hechosFinancieros(ctx, prospectoId)
  const empleadores = await readEmpleadoresFirmes(ctx, prospectoId)
  const nombres = await razonesSociales(
    ctx.tx,
    empleadores.flatMap(({ rut }) => rut ?? []),
  )
  const certificados = await certificadosVigentes(ctx.tx, prospectoId)
  const papeles = await documentosDe(ctx.tx, prospectoId)
  const [autorizacion = null] = await autorizacionesDe(ctx.tx, prospectoId)
  const { rentaDeclarada, totalPesos, totalUF, porcentajeMaximoRenta } = hechos
  const renta = rentaPromedio ?? rentaDeclarada
  return {
    empleadores: empleadores.map((empleador) => ({
      ...empleador,
      razonSocial: nombres.get(empleador.rut ?? '') ?? null,
      certificado: certificados.findLast((c) => c.rutEmpleador === empleador.rut) ?? null,
    })),
    papeles: papeles.map(({ id, mime, nombre, ...papel }) => ({
      ...papel,
      documentoId: id,
      nombre: ctx.vault.en('documento_prospecto.nombre', id).open<string>(nombre),
      tipoMIME: mime,
    })),
    autorizacion,
    rentaDeclarada,
    rentaPromedio,
    totalUF,
    totalPesos,
    porcentaje: renta > 0 ? porcentajeDeRenta(totalPesos, renta) : null,
    sobreElMaximo: renta > 0 && supera(totalPesos, porcentajeMaximoRenta, renta),
    porcentajeMaximo: porcentajeMaximoRenta,
    vecesDeRentaDudosa: (await parametrosAl(ctx.tx, ctx.hoy)).vecesDeRentaDudosa,
  }
}

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

/** Health data of a case: measures, answers with diagnoses, files; only of persons still in the sale. */
async function presentMedica(ctx: Context, declaracion: Declaracion) {
  const { id: declaracionId } = declaracion
  const parametros = await parametrosAl(ctx.tx, ctx.hoy)
  const { personas, respuestas, salieron } = await readJudged(ctx, declaracion)
  const archivos = await adjuntosDe(ctx.tx, declaracionId, ADJUNTO_CON_LA_DS)
  return {
    imcMinimo: parametros.imcMinimo,
    imcMaximo: parametros.imcMaximo,
    salieron: [...salieron],
    personas: personas.flatMap((p) => persona(p, parametros, ctx.hoy)),
    respuestas: (await readCuestionario(ctx.tx, declaracion, ctx.hoy)).preguntas.flatMap(({ numero, pregunta }) => {
      const found = respuestas.get(numero)
      if (!found) return []
      const diagnosticos = found.diagnosticos.map((d) => presentDiagnostico(d, personas))
      return [{ id: numero, pregunta, respuesta: found.respuesta, diagnosticos }]
    }),
    archivos: archivos.map((archivo) => presentArchivo(ctx, archivo)),
  }
}

/** One case. The financial step does not show health data; the medical step does. */
export const obtenerCasoContraloriaUseCase = useCase(obtenerCasoContraloria, async ({ identificador }, ctx) => {
  const { declaracion, prospecto } = await readDeclaracionClinica(ctx, { identificador }, { tambien: ['contraloria'] })
  const { enviadaEn } = declaracion
  const identidad = await presentIdentidad(ctx, prospecto)
  const historial = await evaluacionesDe(ctx.tx, ctx.vault, identificador)
  const ultimo = historial.at(-1)
  const cola = colaDe(declaracion)
  await applyOnOpen(ctx, identificador)
  return {
    identificador,
    folio: declaracion.folio,
    folioDS: declaracion.folioPapel,
    ...identidad,
    enviadaEn: enviadaEn ?? refuse(common.notFound),
    ...(await presentEspera(ctx, declaracion)),
    motivos: cola && !ultimo?.reenvio ? [...(ultimo?.motivos ?? [])] : [],
    financiera: await presentFinanciera(ctx, declaracion),
    medica: cola === 'financiera' ? null : await presentMedica(ctx, declaracion),
    reenvios: await presentReenvios(ctx, identificador, { historial, cola }),
    notas: await notasDe(ctx.tx, ctx.vault, identificador, cola),
    historial: historial.map((paso) => presentPaso(paso, cola)),
  }
})
