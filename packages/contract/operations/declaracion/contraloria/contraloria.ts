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
 * The one queue of the desk, who waits longest first (at most 200), as a view shows it, all or those of an advisor or
 * that wait for a reason; `totales` counts each view whole, `asesores` are whose cases wait in it.
 * `espera`: ISO instant since when. `metaHoras`: from how many hours of waiting on a case is late (a parameter).
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
    asesores: z.array(z.object({ asesorId: id(), nombre: z.string() })),
    /** Whether what goes against an applicant is confirmed by somebody else (a parameter). */
    cuatroOjos: z.boolean(),
    casos: z.array(
      z.object({
        identificador: z.number(),
        folio: z.number(),
        nombre: z.string(),
        asesor: z.string(),
        cola: cola(),
        espera: z.string(),
        /** Why the machine did not decide. */
        motivo: z.string(),
        /** What was asked for came back. */
        reenvio: z.boolean(),
        toma: tomaDeCaso().nullable(),
        notas: z.number(),
        /** Held; `saleEn`: until then it can be taken back; null: until it is confirmed. */
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
        /** As the reference names that RUT; null: it does not. */
        razonSocial: z.string().nullable(),
        /** What a valid certificate of this employer says; null without one. `emitido` an ISO date. */
        certificado: z
          .object({ rentaPromedio: enPesos(), meses: z.number(), emitido: z.string().nullable() })
          .nullable(),
      }),
    ),
    /** What the applicant handed in for the sale. `subido` an ISO instant. */
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
    /** The last request to go on without a certificate; `estado` 0 pending, 1 authorized, 2 rejected. Instants ISO. */
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
    /** The one that was held against the total: approved by a person, or found too little; null: nobody stands for one. */
    rentaPromedio: enPesos().nullable(),
    totalUF: enUF(),
    totalPesos: enPesos(),
    /** Share of that income that the total takes, of the declared one where there is none; null without income. */
    porcentaje: z.number().nullable(),
    /** It is above the maximum, to the last figure. */
    sobreElMaximo: z.boolean(),
    porcentajeMaximo: z.number(),
    /** From how many times the declared income, or which part of it, one that is approved is confirmed (a parameter). */
    vecesDeRentaDudosa: z.number(),
  })

/** A file of the declaration; `en` an ISO instant. */
const archivo = () =>
  z.object({ id: z.number(), nombre: z.string(), tipoMIME: z.string(), tamano: z.number(), en: z.string() })

/** Background that was asked for and came back, the first time first: what, and the files. `en` an ISO instant. */
const reenvio = () =>
  z.object({ clase: cola(), en: z.string(), pedido: z.array(z.string()), archivos: z.array(archivo()) })

/** Health of the case, of who is in the sale: `salieron` are the names of who left after they signed. `imc` in kg/m²; `fueraDeRango` is never true of a child. Birth dates DD-MM-YYYY. */
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

/** All that is needed to decide one case; its health data only once the financial step is over. Instants ISO. */
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
    /** Its applicant reads the answer on their own page, and not in a letter handed to them. */
    electronica: z.boolean(),
    asesor: z.string(),
    plan: z.string(),
    enviadaEn: z.string(),
    /** The queue it waits in; null once it is decided. */
    cola: cola().nullable(),
    propuesta: propuestaLeida().nullable(),
    cuatroOjos: z.boolean(),
    motivos: z.array(z.string()),
    financiera: financiera(),
    medica: medica().nullable(),
    reenvios: z.array(reenvio()),
    /** The last ones first; who decides on the income reads none of those of the health. */
    notas: z.array(notaDeCaso()),
    historial: z.array(
      z.object({
        clase: cola(),
        resultado: z.number(),
        por: z.string(),
        /** Who else of contraloría confirmed it; null: nobody had to. */
        confirmadaPor: z.string().nullable(),
        en: z.string(),
        /** The advisor sent what was asked for: no answer of contraloría. */
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
 * aprueba: the medical evaluation follows, with this income. pide: result 7, with what is asked for. rechaza: result 8,
 * of this income, which is not enough; null: of one that no paper shows. `confirmaRenta`: one approved far from the
 * declared income is meant, else 409 with both figures. `saleEn`: the answer is held until this ISO instant; null: it waits until somebody
 * else confirms it (`porConfirmar`).
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
 * 1 authorized, 2 restricted, 3 background wanted, 4 rejected, 5 cancelled: held as above, those against the applicant with the reason that the applicant reads. Lists of another answer are left out.
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

/** Takes back one's own answer, or the confirmation that one gave it, while it is held; 409 once it left. */
export const deshacerEvaluacion = operation('deshacerEvaluacion', {
  route: write('/api/alerce/v1/deshacerEvaluacion', ['cola', 'caso']),
  access: contraloria,
  request: z.object({ identificador: idDe('declaracion') }),
  reply: z.literal('ok'),
  failure: contraloriaMessages.deshacerFailed,
})

/** Where a case stands, and nothing of what it says: an open screen asks it by itself. Instants ISO. */
export const situacionDeCaso = operation('situacionDeCaso', {
  route: read('/api/alerce/v1/situacionDeCaso', ['cola', 'caso']),
  access: contraloria,
  request: z.object({ identificador: idDe('declaracion') }),
  reply: z.object({
    /** The queue it waits in; null while an answer is held, and once it is decided. */
    cola: cola().nullable(),
    /**
     * The answer that is held: until `saleEn` (null: until somebody else confirms it) who gave it can take it back, and
     * who confirmed it their confirmation (`confirmadaPor`, `confirma`: that is who calls).
     */
    retenida: z
      .object({
        ...{ ...propuestaDeCaso().shape, saleEn: z.string().nullable() },
        ...{ confirmadaPor: z.string().nullable(), confirma: z.boolean() },
      })
      .nullable(),
    /** The last step, the machine's too. */
    ultima: z.object({ clase: cola(), quien: z.string(), cuando: z.string(), resultado: z.number() }).nullable(),
    toma: tomaDeCaso().nullable(),
  }),
  failure: contraloriaMessages.casoFailed,
  passive: true,
})
