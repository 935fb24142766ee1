import { titulosDePaso } from '@alerce/contract/messages/cartera/venta'
import { pasosDeLaVenta } from '@alerce/domain/cartera/pasos'
import { type EtapaDS, pasoDe } from '@alerce/domain/declaracion/etapas'
import { preguntasDS } from '@alerce/domain/declaracion/preguntas'
import { ventaNueva } from '@alerce/domain/testing/venta-nueva'
import type { ReplyOf } from '../lib/api/call.ts'
import type { Venta } from '../lib/sale/venta.ts'
import { resumenPlanDe } from './cotizacion.ts'
import { datosDe } from './datos-prospecto.ts'
import { pasoDe as pasoDeVenta, ventaDe } from './venta.ts'

type Cotizante = ReplyOf<'obtenerAntecedentesCotizante'>
type Jurada = ReplyOf<'obtenerDocsCargasMedicas'>[number]
type Resultado = ReplyOf<'obtenerResultadoDS'>
type Persona = ReplyOf<'obtenerBeneficiariosDS'>[number]
type Pregunta = ReplyOf<'obtenerPreguntasDS'>[number]

/** The query of every screen of this declaration. */
export const DE_LA_DS = '?prospectoId=12&identificador=20001'

/** Sale whose declaration is at a stage. */
export const ventaConDS = (etapaDS: EtapaDS, part: Partial<Venta> = {}): Venta =>
  ventaDe({
    etapa: 'dsManualGenerada',
    estado: pasoDe(etapaDS) < pasoDe('resultado') ? 'DS en Proceso' : 'DS en Evaluación',
    folioDS: 5_000_000_001,
    declaracionSaludId: 20_001,
    etapaDS,
    pasos: pasosDeLaVenta({
      ...ventaNueva,
      etapa: 'dsManualGenerada',
      conAntecedentes: true,
      conGrupo: true,
      etapaDS,
      resultadoDS: part.resultadoDS ?? null,
    }).map(({ clave, situacion, ruta }) => ({ ...pasoDeVenta(clave, situacion, ruta), titulo: titulosDePaso[clave] })),
    ...part,
  })

/** Holder as the sale knows her, with the paper data still empty. */
export const cotizanteDe = (part: Partial<Cotizante> = {}): Cotizante => ({
  nombres: 'JAVIERA',
  apellidoPaterno: 'MOLINA',
  apellidoMaterno: 'SOTO',
  rut: '17455310-6',
  numeroPasaporte: null,
  fechaNacimiento: '18-04-1991',
  sexo: 2,
  correo: 'javiera@example.cl',
  idSalud: 1,
  folioDS: null,
  fechaDS: null,
  peso: null,
  altura: null,
  pension: null,
  causal: null,
  diagnostico: null,
  folio: 5_000_000_001,
  version: 4,
  ...part,
})

export const titular: Persona = {
  id: 1,
  nombres: 'JAVIERA',
  apellidoPaterno: 'MOLINA',
  apellidoMaterno: 'SOTO',
  rutBeneficiario: '17455310-6',
  pasaporte: null,
  peso: 61,
  altura: 1.67,
  fechaNacimiento: '18-04-1991',
  sexo: 2,
  tipoBeneficiario: 0,
  relacionFamiliar: 0,
  descripcionOtro: '',
  orden: 0,
  prospectoActual: true,
  version: 4,
}

/** Child with only birth date and sex known. */
export const hijoDe = (id: number, part: Partial<Persona> = {}): Persona => ({
  ...titular,
  id,
  nombres: '',
  apellidoPaterno: '',
  apellidoMaterno: '',
  rutBeneficiario: null,
  peso: null,
  altura: null,
  fechaNacimiento: '02-08-2012',
  tipoBeneficiario: 2,
  relacionFamiliar: 4,
  orden: id,
  prospectoActual: false,
  ...part,
})

/** Sworn declaration of a medical charge, not opened yet. */
export const juradaDe = (part: Partial<Jurada> = {}): Jurada => ({
  idArchivo: 2,
  rut: '6105993-2',
  nombre: 'BERTA OSORIO VEGA',
  nombreArchivo: 'declaracion-jurada-5000000001-1.pdf',
  accepted: false,
  abierta: false,
  aceptadaPor: null,
  aceptadaEn: null,
  huella: null,
  ...part,
})

type Circular = ReplyOf<'obtenerConyugeCircular'>

/** The declaration includes no spouse. */
export const sinCircular: Circular = { firma: false, circular: null, por: null, en: null }

/** Circular read before signing by a holder with their spouse in the declaration. */
export const circularDe = (part: Partial<Circular> = {}): Circular => ({
  ...sinCircular,
  circular: {
    version: 3,
    titulo: 'Circular del cónyuge (Ley 21.337)',
    cuerpo: 'Primer párrafo.\n\nSegundo párrafo.',
    esEjemplo: true,
    conyuge: 'PEDRO SOTO REYES',
  },
  ...part,
})

/** The form of 15 with 11 suppressed; `respuestas` by number, the rest without answer. */
export const preguntasCon = (respuestas: Readonly<Record<number, boolean>> = {}, version = 1): Pregunta[] =>
  Array.from({ length: 15 }, (_, index) => index + 1).map((id) => ({
    id,
    pregunta: `¿Pregunta ${id}?`,
    ejemplo: `Ejemplo ${id}`,
    respuesta: respuestas[id] ?? null,
    editable: preguntasDS.includes(id),
    version: 1,
    esEjemplo: false,
    versionRespuesta: id in respuestas ? version : null,
    diagnosticos: respuestas[id] ? [glaucoma] : [],
  }))

export const glaucoma: Pregunta['diagnosticos'][number] = {
  rut: '17455310-6',
  beneficiario: 1,
  diagnostico: { codigo: 'H40', diagnostico: 'Glaucoma' },
  fecha: '10-03-2019',
  intervencionQuirurgica: false,
}

/** Every question answered «no», but for those given. */
export const todasNo = (otras: Readonly<Record<number, boolean>> = {}): Readonly<Record<number, boolean>> => ({
  ...Object.fromEntries(preguntasDS.map((id) => [id, false])),
  ...otras,
})

/** How a declaration was evaluated; 1: accepted. */
export const resultadoDe = (resultado: number, data: Partial<Resultado['data']> = {}): Resultado => ({
  resultado,
  data: {
    antecedentes: [],
    renta: null,
    maximo: null,
    restricciones: [],
    motivo: null,
    decididoPor: null,
    decididoEn: '2026-11-18T11:00:00.000Z',
    ...data,
  },
})

/** Answers of the reads of the summary, of a declaration of the holder alone, all «no». */
export const leidoEnElResumen = {
  obtenerAntecedentesCotizante: cotizanteDe({
    folioDS: '880102',
    fechaDS: '19-11-2026',
    peso: 61,
    altura: 1.67,
    pension: false,
  }),
  obtenerDatosProspecto: datosDe(),
  obtenerResumenPlan: resumenPlanDe(),
  isapres: [],
  obtenerPreguntasDS: preguntasCon(todasNo()),
  obtenerBeneficiariosDS: [titular],
  obtenerDocsCargasMedicas: [],
}
