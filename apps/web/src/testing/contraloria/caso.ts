import { empleadorLeido } from '@alerce/contract/testing/leido'
import { pesos, uf } from '@alerce/domain/base/dinero/tipos'
import type { CasoDeContraloria, CasoEnCola } from '../../features/declaracion/contraloria/queries.ts'
import { glaucoma } from '../declaracion.ts'

/** A case that waits. */
export const enCola = (identificador: number, nombre: string): CasoEnCola => ({
  identificador,
  nombre,
  folio: 5_000_000_000 + identificador,
  asesor: 'Camila Rojas',
  cola: 'financiera',
  espera: '2026-11-18T11:00:00.000Z',
  motivo: 'renta escrita a mano',
  reenvio: false,
  toma: null,
  notas: 0,
  propuesta: null,
})

/** A financial case. */
export const caso = (part: Partial<CasoDeContraloria> = {}): CasoDeContraloria => ({
  identificador: 3,
  folio: 5_000_000_003,
  folioDS: '880103',
  nombre: 'ROSA IBACACHE MORA',
  rut: '14322097-4',
  numeroPasaporte: null,
  estado: 'DS en Evaluación',
  electronica: false,
  asesor: 'Camila Rojas',
  plan: 'Alerce Arroyo 70',
  enviadaEn: '2026-11-18T11:00:00.000Z',
  cola: 'financiera',
  propuesta: null,
  cuatroOjos: false,
  motivos: ['renta escrita a mano'],
  financiera: {
    empleadores: [
      {
        ...empleadorLeido({ tipoTrabajador: 'D', rut: '76086428-5', remuneracionImponible: pesos(1_480_000) }),
        rentaValidada: false,
        razonSocial: 'Comercial Los Aromos SpA',
        certificado: { rentaPromedio: pesos(1_350_000), meses: 12, emitido: '2026-10-01' },
      },
    ],
    papeles: [
      {
        documentoId: 31,
        solicitado: 'Liquidaciones de sueldo',
        nombre: 'liquidaciones.pdf',
        tipoMIME: 'application/pdf',
        tamano: 210_000,
        subido: '2026-11-18T11:00:00.000Z',
      },
    ],
    autorizacion: {
      estado: 1,
      motivo: 'Empleo nuevo',
      observacion: '',
      decididaPor: 'Rodrigo Fuenzalida',
      decidida: '2026-11-17T15:00:00.000Z',
    },
    rentaDeclarada: pesos(1_480_000),
    rentaPromedio: null,
    totalUF: uf(2.761),
    totalPesos: pesos(113_563),
    porcentaje: 7.7,
    porcentajeMaximo: 22,
    vecesDeRentaDudosa: 3,
    sobreElMaximo: false,
  },
  medica: null,
  reenvios: [],
  notas: [],
  historial: [],
  ...part,
})

/** The health of a case that reached its medical step. */
export const medica: NonNullable<CasoDeContraloria['medica']> = {
  imcMinimo: 17,
  imcMaximo: 32,
  salieron: [],
  personas: [
    {
      id: 1,
      nombre: 'ROSA IBACACHE MORA',
      tipoBeneficiario: 0,
      relacionFamiliar: 0,
      descripcionOtro: '',
      fechaNacimiento: '18-04-1991',
      edad: 35,
      sexo: 2,
      peso: 98,
      altura: 1.7,
      imc: 33.9,
      fueraDeRango: true,
      pension: false,
      causal: null,
      diagnostico: null,
    },
  ],
  respuestas: [
    { id: 2, pregunta: '¿Ojos?', respuesta: true, diagnosticos: [glaucoma] },
    { id: 3, pregunta: '¿Oídos?', respuesta: false, diagnosticos: [] },
  ],
  archivos: [
    { id: 9, nombre: 'informe.pdf', tipoMIME: 'application/pdf', tamano: 412_000, en: '2026-11-18T11:00:00.000Z' },
  ],
}
