import { pesos, uf } from '@alerce/domain/base/dinero/tipos'
import { preguntasDS } from '@alerce/domain/declaracion/preguntas'
import type { ReplyOf } from '../../lib/api/call.ts'

type Postulacion = ReplyOf<'obtenerPostulacion'>
type Seguimiento = ReplyOf<'obtenerSeguimiento'>

export const ENLACE = 'un-enlace-de-una-sola-vez'

const base: Postulacion = {
  folio: 5_000_000_012,
  asesor: 'Camila Rojas',
  isapre: 'Alerce',
  paso: 'preguntas',
  porcentaje: 24,
  esperaAlOtorgante: false,
  estudio: 'hecho',
  plan: { nombre: 'Roble 100', totalUF: uf(4.215), precioCOMPOS: uf(0), precioCOMNEG: uf(0), uf: null },
  empleadores: [{ tipoTrabajador: 'D', rut: '76086428-5', renta: pesos(1_800_000) }],
  previred: { version: '1', parrafos: ['Autorizo.'], autorizado: true },
  consideraciones: { version: '1', parrafos: ['Responda usted.'] },
  firma: { version: '1', parrafos: ['Firmo.'], correo: 'e•••@example.cl' },
  titular: {
    id: 1,
    fechaNacimiento: '15-03-1990',
    sexo: 2,
    versionPersona: 1,
    rut: '20347878-K',
    nombres: 'ELENA',
    apellidoPaterno: 'PRUEBA',
    apellidoMaterno: 'SERRANO',
    idSalud: 1,
    peso: 60,
    altura: 1.65,
    pension: false,
    causal: null,
    diagnostico: null,
  },
  isapres: [{ codigo: 99, nombre: 'BANMEDICA' }],
  beneficiarios: [],
  juradas: [],
  circular: null,
  cuestionario: {
    version: 1,
    esEjemplo: false,
    preguntas: preguntasDS.map((id) => ({
      id,
      pregunta: `¿Pregunta ${id}?`,
      ejemplo: 'Por ejemplo.',
      respuesta: id < 3 ? false : null,
      versionRespuesta: id < 3 ? id : null,
      diagnosticos: [],
    })),
  },
}

/** The declaration of an applicant alone, two questions answered; changed as a test needs it. */
export const postulacionDe = (changes: Partial<Postulacion> = {}): Postulacion => ({ ...base, ...changes })

const enviada: Seguimiento = {
  folio: 5_000_000_012,
  asesor: 'Camila Rojas',
  contacto: { telefono: '987654321', correo: 'camila@example.cl' },
  situacion: 'enEvaluacion',
  decidido: '2026-11-23T14:00:00.000Z',
  motivo: null,
  restricciones: [],
  antecedentes: [],
  renta: null,
  maximo: null,
  archivos: [],
  respuesta: { version: 'v1', parrafos: ['Respondo.'] },
  correo: 'e•••@example.cl',
  previred: { version: '1', parrafos: ['Autorizo.'], autorizado: false },
  conCarta: false,
}

/** Their declaration once it was sent; changed as a test needs it. */
export const seguimientoDe = (changes: Partial<Seguimiento> = {}): Seguimiento => ({ ...enviada, ...changes })

/** Poll of an open page, without changes by others. */
export const sinNovedad = { obtenerMarcaPostulacion: { marca: 'la de siempre', respuestas: 0 } } as const
