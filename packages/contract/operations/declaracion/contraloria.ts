import { z } from 'zod'
import { evaluacionFinancieraRules, evaluacionMedicaRules } from '../../forms/declaracion/contraloria.ts'
import { contraloriaMessages as m } from '../../messages/declaracion/contraloria.ts'
import { operation } from '../../operation.ts'
import { diagnosticoDS, escrito } from '../../shapes/declaracion.ts'
import { codigo, idDe } from '../../shapes/ids.ts'
import { segunReglas } from '../../shapes/reglas.ts'

const contraloria = ['contraloria'] as const
const cola = () => z.enum(['financiera', 'medica'])

/** One queue, who waits longest first (at most 200). `espera`: ISO instant since when. `totales` counts both queues. */
export const obtenerColaContraloria = operation('obtenerColaContraloria', {
  access: contraloria,
  health: 'sin declaración',
  request: z.object({ cola: cola() }),
  reply: z.object({
    totales: z.object({ financiera: z.number(), medica: z.number() }),
    casos: z.array(
      z.object({
        identificador: z.number(),
        folio: z.number(),
        nombre: z.string(),
        asesor: z.string(),
        espera: z.string(),
        /** Why the machine did not decide. */
        motivo: z.string(),
      }),
    ),
  }),
  failure: m.colaFailed,
  passive: true,
})

/** Money of the case: pesos a month, UF with 3 decimals, percentages of the declared income. */
const financiera = () =>
  z.object({
    empleadores: z.array(
      z.object({
        tipoTrabajador: z.enum(['D', 'I', 'V', 'P']),
        rut: z.string().nullable(),
        remuneracionImponible: z.number(),
        rentaValidada: z.boolean(),
      }),
    ),
    rentaDeclarada: z.number(),
    /** Once a person approved it or answered 8. */
    rentaPromedio: z.number().nullable(),
    totalUF: z.number(),
    totalPesos: z.number(),
    /** Share of the declared income that the total takes; null without income. */
    porcentaje: z.number().nullable(),
    porcentajeMaximo: z.number(),
  })

/** Health of the case. `imc` in kg/m²; `fueraDeRango` is never true of a child. Birth dates DD-MM-YYYY. */
const medica = () =>
  z.object({
    imcMinimo: z.number(),
    imcMaximo: z.number(),
    personas: z.array(
      z.object({
        id: z.number(),
        nombre: z.string(),
        tipoBeneficiario: z.number(),
        relacionFamiliar: z.number(),
        descripcionOtro: z.string(),
        fechaNacimiento: z.string(),
        edad: z.number(),
        sexo: z.number(),
        peso: z.number(),
        altura: z.number(),
        imc: z.number(),
        fueraDeRango: z.boolean(),
        pension: z.boolean().nullable(),
        causal: z.number().nullable(),
        diagnostico: z.string().nullable(),
      }),
    ),
    respuestas: z.array(
      z.object({
        id: z.number(),
        pregunta: z.string(),
        respuesta: z.boolean(),
        diagnosticos: z.array(diagnosticoDS()),
      }),
    ),
    archivos: z.array(z.object({ id: z.number(), nombre: z.string(), tamano: z.number(), en: z.string() })),
  })

/** All that is needed to decide one case; its health data only once the financial step is over. Instants ISO. */
export const obtenerCasoContraloria = operation('obtenerCasoContraloria', {
  access: contraloria,
  health: true,
  request: z.object({ identificador: idDe('declaracion') }),
  reply: z.object({
    identificador: z.number(),
    folio: z.number(),
    folioDS: z.string().nullable(),
    nombre: z.string(),
    rut: z.string().nullable(),
    numeroPasaporte: z.string().nullable(),
    estado: z.string(),
    asesor: z.string(),
    plan: z.string(),
    enviadaEn: z.string(),
    /** The queue it waits in; null once it is decided. */
    cola: cola().nullable(),
    motivos: z.array(z.string()),
    financiera: financiera(),
    medica: medica().nullable(),
    historial: z.array(
      z.object({
        clase: cola(),
        resultado: z.number(),
        por: z.string(),
        en: z.string(),
        motivos: z.array(z.string()),
      }),
    ),
  }),
  failure: m.casoFailed,
})

/** aprueba: the medical evaluation follows, with this income (the declared one when null). rechaza: result 8. */
export const responderEvaluacionFinanciera = operation('responderEvaluacionFinanciera', {
  access: contraloria,
  request: z
    .object({
      identificador: idDe('declaracion'),
      decision: z.enum(['aprueba', 'rechaza']),
      rentaPromedio: codigo()
        .nullish()
        .transform((value) => value ?? null),
      motivo: escrito(5000),
    })
    .superRefine(segunReglas(evaluacionFinancieraRules)),
  reply: z.object({ resultado: z.number() }),
  failure: m.respuestaFailed,
})

/** 1 authorized, 4 rejected, 5 cancelled; the last two with the reason that the applicant reads. */
export const responderEvaluacionMedica = operation('responderEvaluacionMedica', {
  access: contraloria,
  health: true,
  request: z
    .object({
      identificador: idDe('declaracion'),
      resultado: codigo().pipe(z.union([z.literal(1), z.literal(4), z.literal(5)])),
      motivo: escrito(5000),
    })
    .superRefine(segunReglas(evaluacionMedicaRules)),
  reply: z.object({ resultado: z.number() }),
  failure: m.respuestaFailed,
})

export const contraloriaOperations = [
  obtenerColaContraloria,
  obtenerCasoContraloria,
  responderEvaluacionFinanciera,
  responderEvaluacionMedica,
] as const
