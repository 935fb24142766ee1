import { claveDeAnotacion, claveDeResultado } from '@alerce/domain/cartera/seguimiento/anotacion'
import { origenesDeTarea } from '@alerce/domain/cartera/seguimiento/tarea'
import { z } from 'zod'
import { anotacionRules, esHora, respuestaRules, tareaRules } from '../../forms/cartera/seguimiento.ts'
import { anotacionMessages, tareaMessages } from '../../messages/cartera/seguimiento.ts'
import { operation } from '../../operation.ts'
import { lideran } from '../../roles.ts'
import { read, write } from '../../route.ts'
import { segunReglas } from '../../shapes/base/escrito.ts'
import { fechaISO } from '../../shapes/base/fechas.ts'
import { id, idDe, SIN_LIMITE, texto, textoLargo } from '../../shapes/base/ids.ts'

const hora = () => texto(5).refine(esHora, tareaMessages.horaInvalida.text)

/** Text as typed: the rules of its form say its length, once. */
const escrito = () => textoLargo(SIN_LIMITE)

/** Day (ISO) and hour (HH:mm of Santiago, null: any hour of the day) of a task. */
const plazo = () => ({ fecha: fechaISO(tareaMessages.sinFecha.text), hora: hora().nullable() })

/** Open task of a sale. `texto`: '' for a next try, whose words are its step. */
const tarea = () =>
  z.object({
    tareaId: id(),
    origen: z.enum(origenesDeTarea),
    texto: z.string(),
    fecha: z.string(),
    hora: z.string().nullable(),
  })

/**
 * Annotations in the timeline of a sale, newest first, and its open tasks in their order. `en`: ISO instant.
 * `elimina`: the caller may delete it now; `responde`: answer it. `notaId`: note that it answers. `avisada`: the head of
 * team was told of it.
 * Its texts are about a person, and never in a list, an export or a log.
 */
export const obtenerAnotaciones = operation('obtenerAnotaciones', {
  route: read('/api/alerce/v1/obtenerAnotaciones', ['prospecto', 'bitacora', 'miDia']),
  access: ['asesor', 'jefatura'],
  request: z.object({ prospectoId: idDe('prospecto') }),
  reply: z.object({
    anotaciones: z.array(
      z.object({
        anotacionId: id(),
        clase: z.enum(claveDeAnotacion),
        resultado: z.enum(claveDeResultado).nullable(),
        asunto: z.string().nullable(),
        texto: z.string(),
        por: z.string(),
        en: z.string(),
        elimina: z.boolean(),
        responde: z.boolean(),
        notaId: id().nullable(),
        avisada: z.boolean(),
      }),
    ),
    tareas: z.array(tarea()),
    /** Questions of the applicant, newest first, without their texts: `abrirDuda` opens one. */
    dudas: z.array(
      z.object({
        dudaId: id(),
        identificador: id(),
        en: z.string(),
        leidaEn: z.string().nullable(),
        respondidaEn: z.string().nullable(),
        respondidaPor: z.string().nullable(),
        /** Its invitation is the current one: the applicant would see an answer. */
        seResponde: z.boolean(),
      }),
    ),
    /** Nine digits or ''; e-mail or ''. */
    telefono: z.string(),
    correo: z.string(),
    /** The person objected to contact: nothing is written to them. */
    seOpuso: z.boolean(),
  }),
  failure: anotacionMessages.readFailed,
})

/**
 * Writes in the timeline of a sale. `resultado`: of a call, with the next try that it asks for (domain/cartera/seguimiento/intento).
 * `asunto`: of a letter, which is sent. `avisar`: tells the head of team of a note. A WhatsApp is only written down: the browser opens it.
 * `intento`: open next try of the person after it, or null.
 */
export const anotar = operation('anotar', {
  route: write('/api/alerce/v1/anotar', ['bitacora', 'miDia', 'notificacion', 'correos']),
  access: ['asesor'],
  request: z
    .object({
      prospectoId: idDe('prospecto'),
      clase: z.enum(claveDeAnotacion),
      resultado: z.enum(claveDeResultado).nullish(),
      asunto: texto(SIN_LIMITE).default(''),
      texto: escrito().default(''),
      intento: z.object({ fecha: fechaISO(tareaMessages.sinFecha.text), hora: hora() }).nullish(),
      avisar: z.boolean().default(false),
    })
    .superRefine((input, context) =>
      segunReglas(anotacionRules)(
        { ...input, resultado: input.resultado ?? '', intento: 'ninguno', fecha: '', hora: '' },
        context,
      ),
    ),
  reply: z.object({ anotacionId: id(), intento: tarea().nullable() }),
  failure: anotacionMessages.saveFailed,
})

/** Deletes an own annotation of today, with the next try that it made; a letter stays. Repeated: the same. */
export const eliminarAnotacion = operation('eliminarAnotacion', {
  route: write('/api/alerce/v1/eliminarAnotacion', ['bitacora', 'miDia']),
  access: ['asesor'],
  request: z.object({ anotacionId: idDe('anotacion') }),
  reply: z.literal('ok'),
  failure: anotacionMessages.deleteFailed,
})

/**
 * Answers a note of an advisor of the caller's team, who is told. Refusals: 404, a note of another team or deleted; 422,
 * an annotation that is no note, or the caller's own.
 */
export const responderAnotacion = operation('responderAnotacion', {
  route: write('/api/alerce/v1/responderAnotacion', ['bitacora', 'notificacion']),
  access: lideran,
  request: z.object({ anotacionId: idDe('anotacion'), texto: escrito() }).superRefine(segunReglas(respuestaRules)),
  reply: z.object({ anotacionId: id() }),
  failure: anotacionMessages.saveFailed,
})

/** Restores a deleted annotation within a day; the next try of a call stays as it is. */
export const restituirAnotacion = operation('restituirAnotacion', {
  route: write('/api/alerce/v1/restituirAnotacion', ['bitacora', 'miDia']),
  access: ['asesor'],
  request: z.object({ anotacionId: idDe('anotacion') }),
  reply: z.literal('ok'),
  failure: anotacionMessages.restoreFailed,
})

/** Task of the caller: about a person of their portfolio, or about nobody (`prospectoId` null). */
export const crearTarea = operation('crearTarea', {
  route: write('/api/alerce/v1/crearTarea', ['bitacora', 'miDia']),
  access: ['asesor'],
  request: z
    .object({
      prospectoId: idDe('prospecto').nullable(),
      texto: escrito(),
      ...plazo(),
    })
    .superRefine((input, context) => segunReglas(tareaRules)({ ...input, hora: input.hora ?? '' }, context)),
  reply: z.object({ tareaId: id() }),
  failure: tareaMessages.saveFailed,
})

/** Deletes an own open task: the undo of its creation. One that is gone stays gone. */
export const eliminarTarea = operation('eliminarTarea', {
  route: write('/api/alerce/v1/eliminarTarea', ['bitacora', 'miDia']),
  access: ['asesor'],
  request: z.object({ tareaId: idDe('tarea') }),
  reply: z.literal('ok'),
  failure: tareaMessages.closeFailed,
})

/** Marks an own task as done; one that is done stays so. */
export const cerrarTarea = operation('cerrarTarea', {
  route: write('/api/alerce/v1/cerrarTarea', ['bitacora', 'miDia']),
  access: ['asesor'],
  request: z.object({ tareaId: idDe('tarea') }),
  reply: z.literal('ok'),
  failure: tareaMessages.closeFailed,
})

/** Undoes cerrarTarea; 409 when the person has another next try meanwhile. */
export const reabrirTarea = operation('reabrirTarea', {
  route: write('/api/alerce/v1/reabrirTarea', ['bitacora', 'miDia']),
  access: ['asesor'],
  request: z.object({ tareaId: idDe('tarea') }),
  reply: z.literal('ok'),
  failure: tareaMessages.closeFailed,
})

/**
 * Moves an own open task to another day and hour. `antes`: its day and hour before, to undo it. `vuelve`: it goes back, also
 * to a day that has passed.
 */
export const moverTarea = operation('moverTarea', {
  route: write('/api/alerce/v1/moverTarea', ['bitacora', 'miDia']),
  access: ['asesor'],
  request: z.object({ tareaId: idDe('tarea'), ...plazo(), vuelve: z.boolean().default(false) }),
  reply: z.object({ antes: z.object({ fecha: z.string(), hora: z.string().nullable() }) }),
  failure: tareaMessages.saveFailed,
})
