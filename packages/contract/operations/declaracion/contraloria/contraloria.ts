import { z } from 'zod'
import { evaluacionFinancieraRules, evaluacionMedicaRules } from '../../../forms/declaracion/contraloria.ts'
import { contraloriaMessages } from '../../../messages/declaracion/contraloria.ts'
import { operation } from '../../../operation.ts'
import { contraloria } from '../../../roles.ts'
import { read, write } from '../../../route.ts'
import { enPesos, enUF, pesosEscritos } from '../../../shapes/base/dinero.ts'
import { escritoLargo, segunReglas } from '../../../shapes/base/escrito.ts'
import { codigo, id, idDe } from '../../../shapes/base/ids.ts'
import {
  notaDeCaso,
  pedidoDeCola,
  propuestaDeCaso,
  propuestaLeida,
  respuestaDada,
  tomaDeCaso,
} from '../../../shapes/declaracion/contraloria.ts'
import {
  antecedentesPedidos,
  diagnosticoDS,
  restriccionDS,
  restriccionesPedidas,
  sexoDS,
} from '../../../shapes/declaracion/declaracion.ts'
import { empleadorRevisado } from '../../../shapes/postulacion/prospecto.ts'

const cola = () => z.enum(['financiera', 'medica'])

/**
 * Queue of the desk, its first `limite` cases, by view and filters. `totales` counts each view whole; `hay`: cases that
 * pass the filters; `asesores`: advisors with cases in the view. `espera`: ISO instant it waits since. `metaHoras`:
 * hours of waiting after which a case is late (a parameter).
 */
export const obtenerColaContraloria = operation('obtenerColaContraloria', {
  route: read('/api/alerce/v1/obtenerColaContraloria', ['cola']),
  access: contraloria,
  health: 'sin declaración',
  request: z.object(pedidoDeCola()),
  reply: z.object({
    totales: z.object({
      ...{ todas: z.number(), medica: z.number(), financiera: z.number(), reenvios: z.number(), mias: z.number() },
      porConfirmar: z.number(),
    }),
    metaHoras: z.number(),
    hay: z.number(),
    asesores: z.array(z.object({ asesorId: id(), nombre: z.string(), correo: z.string() })),
    /** A second person confirms answers against an applicant (a parameter). */
    cuatroOjos: z.boolean(),
    casos: z.array(
      z.object({
        identificador: z.number(),
        folio: z.number(),
        nombre: z.string(),
        asesor: z.string(),
        cola: cola(),
        espera: z.string(),
        /** Reason why the motor did not decide. */
        motivo: z.string(),
        /** The requested background came back. */
        reenvio: z.boolean(),
        toma: tomaDeCaso().nullable(),
        notas: z.number(),
        /** Held answer. `saleEn`: it can be undone until then; null: until it is confirmed. */
        propuesta: propuestaDeCaso().extend({ saleEn: z.string().nullable() }).nullable(),
      }),
    ),
  }),
  failure: contraloriaMessages.colaFailed,
  passive: true,
})

/** Money of the case, a month; percentages of the declared income. */
const financiera = () =>
  z.object({
    empleadores: z.array(
      z.object({
        ...empleadorRevisado(),
        /** Name of that RUT in the reference; null: unknown. */
        razonSocial: z.string().nullable(),
        /** Content of a valid certificate of this employer; null without one. `emitido` an ISO date. */
        certificado: z
          .object({ rentaPromedio: enPesos(), meses: z.number(), emitido: z.string().nullable() })
          .nullable(),
      }),
    ),
    /** Documents that the applicant handed in for the sale. `subido` an ISO instant. */
    papeles: z.array(
      z.object({
        documentoId: z.number(),
        solicitado: z.string().nullable(),
        nombre: z.string(),
        tipoMIME: z.string(),
        tamano: z.number(),
        subido: z.string(),
      }),
    ),
    /** Last request to go on without a certificate; `estado` 0 pending, 1 authorized, 2 rejected. Instants ISO. */
    autorizacion: z
      .object({
        estado: z.number(),
        motivo: z.string(),
        observacion: z.string(),
        decididaPor: z.string().nullable(),
        decidida: z.string().nullable(),
      })
      .nullable(),
    rentaDeclarada: enPesos(),
    /** Income compared with the total: approved by a person, or found too low; null: no person has vouched for one. */
    rentaPromedio: enPesos().nullable(),
    totalUF: enUF(),
    totalPesos: enPesos(),
    /** Share of that income taken by the total, or of the declared one without it; null without income. */
    porcentaje: z.number().nullable(),
    /** The exact share is above the maximum. */
    sobreElMaximo: z.boolean(),
    porcentajeMaximo: z.number(),
    /** Factor, up or down, from the declared income at which an approved one needs confirmation (a parameter). */
    vecesDeRentaDudosa: z.number(),
  })

/** A file of the declaration; `en` an ISO instant. */
const archivo = () =>
  z.object({ id: z.number(), nombre: z.string(), tipoMIME: z.string(), tamano: z.number(), en: z.string() })

/** Requested background that came back, oldest first: the request and the files. `en` an ISO instant. */
const reenvio = () =>
  z.object({ clase: cola(), en: z.string(), pedido: z.array(z.string()), archivos: z.array(archivo()) })

/**
 * Health of the persons in the sale. `salieron`: names of those who left after signing. `imc` in kg/m²; `fueraDeRango`
 * is never true of a child. Birth dates DD-MM-YYYY.
 */
const medica = () =>
  z.object({
    imcMinimo: z.number(),
    imcMaximo: z.number(),
    salieron: z.array(z.string()),
    personas: z.array(
      z.object({
        id: z.number(),
        nombre: z.string(),
        tipoBeneficiario: z.number(),
        relacionFamiliar: z.number(),
        descripcionOtro: z.string(),
        fechaNacimiento: z.string(),
        edad: z.number(),
        sexo: sexoDS(),
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
    archivos: z.array(archivo()),
  })

/** Data to decide one case; health data only after the financial step. Instants ISO. */
export const obtenerCasoContraloria = operation('obtenerCasoContraloria', {
  route: read('/api/alerce/v1/obtenerCasoContraloria', ['caso'], { cambia: ['accesos'] }),
  access: contraloria,
  health: true,
  mirada: true,
  request: z.object({ identificador: idDe('declaracion') }),
  reply: z.object({
    identificador: z.number(),
    folio: z.number(),
    folioDS: z.string().nullable(),
    nombre: z.string(),
    rut: z.string().nullable(),
    numeroPasaporte: z.string().nullable(),
    estado: z.string(),
    /** Applicants of an electronic sale read the answer on their own page, instead of a letter. */
    electronica: z.boolean(),
    asesor: z.string(),
    plan: z.string(),
    enviadaEn: z.string(),
    /** Queue of the case; null once decided. */
    cola: cola().nullable(),
    propuesta: propuestaLeida().nullable(),
    cuatroOjos: z.boolean(),
    motivos: z.array(z.string()),
    financiera: financiera(),
    medica: medica().nullable(),
    reenvios: z.array(reenvio()),
    /** Notes, the latest first; an evaluator of the income does not see those about health. */
    notas: z.array(notaDeCaso()),
    historial: z.array(
      z.object({
        clase: cola(),
        resultado: z.number(),
        por: z.string(),
        /** Second person of contraloría who confirmed it; null: no confirmation was needed. */
        confirmadaPor: z.string().nullable(),
        en: z.string(),
        /** The advisor sent the requested background: no answer of contraloría. */
        reenvio: z.boolean(),
        motivos: z.array(z.string()),
        restricciones: z.array(restriccionDS()),
        antecedentes: z.array(z.string()),
      }),
    ),
  }),
  failure: contraloriaMessages.casoFailed,
})

/**
 * aprueba: the medical evaluation follows, with this income. pide: result 7, with the requested documents. rechaza:
 * result 8, with this income, which is not enough; null: no paper shows any. `confirmaRenta`: accepts an income far
 * from the declared one, else 409 with both figures. `saleEn`: the answer is held until this ISO instant; null: until
 * another person confirms it (`porConfirmar`).
 */
export const responderEvaluacionFinanciera = operation('responderEvaluacionFinanciera', {
  route: write('/api/alerce/v1/responderEvaluacionFinanciera', ['cola', 'caso']),
  access: contraloria,
  request: z
    .object({
      identificador: idDe('declaracion'),
      decision: z.enum(['aprueba', 'pide', 'rechaza']),
      rentaPromedio: pesosEscritos(),
      confirmaRenta: z.boolean().optional(),
      motivo: escritoLargo(5000),
      antecedentes: antecedentesPedidos(),
    })
    .superRefine(segunReglas(evaluacionFinancieraRules)),
  reply: respuestaDada(),
  failure: contraloriaMessages.respuestaFailed,
})

/**
 * 1 authorized, 2 restricted, 3 background wanted, 4 rejected, 5 cancelled: held as above. Answers against the
 * applicant need the reason they will read. Lists of another answer are ignored.
 */
export const responderEvaluacionMedica = operation('responderEvaluacionMedica', {
  route: write('/api/alerce/v1/responderEvaluacionMedica', ['cola', 'caso']),
  access: contraloria,
  health: true,
  request: z
    .object({
      identificador: idDe('declaracion'),
      resultado: codigo().pipe(z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)])),
      motivo: escritoLargo(5000),
      restricciones: restriccionesPedidas(),
      antecedentes: antecedentesPedidos(),
    })
    .superRefine(segunReglas(evaluacionMedicaRules)),
  reply: respuestaDada(),
  failure: contraloriaMessages.respuestaFailed,
})

/** Undoes the caller's answer, or the caller's confirmation of one, while it is held; 409 once it left. */
export const deshacerEvaluacion = operation('deshacerEvaluacion', {
  route: write('/api/alerce/v1/deshacerEvaluacion', ['cola', 'caso']),
  access: contraloria,
  request: z.object({ identificador: idDe('declaracion') }),
  reply: z.literal('ok'),
  failure: contraloriaMessages.deshacerFailed,
})

/** State of a case without its content: an open screen asks it by itself. Instants ISO. */
export const situacionDeCaso = operation('situacionDeCaso', {
  route: read('/api/alerce/v1/situacionDeCaso', ['cola', 'caso']),
  access: contraloria,
  request: z.object({ identificador: idDe('declaracion') }),
  reply: z.object({
    /** Queue of the case; null while an answer is held, and once decided. */
    cola: cola().nullable(),
    /**
     * Held answer. Until `saleEn` (null: until another person confirms it) its author can undo it, and the second
     * person their confirmation (`confirmadaPor`; `confirma`: it is the caller).
     */
    retenida: z
      .object({
        ...{ ...propuestaDeCaso().shape, saleEn: z.string().nullable() },
        ...{ confirmadaPor: z.string().nullable(), confirma: z.boolean() },
      })
      .nullable(),
    /** Last step, by a person or the motor. */
    ultima: z.object({ clase: cola(), quien: z.string(), cuando: z.string(), resultado: z.number() }).nullable(),
    toma: tomaDeCaso().nullable(),
  }),
  failure: contraloriaMessages.casoFailed,
  passive: true,
})
