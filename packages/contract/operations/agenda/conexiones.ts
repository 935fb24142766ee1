import { LARGO_DE_ENTRADA } from '@alerce/domain/agenda/evento'
import { esFecha } from '@alerce/domain/base/fechas/fecha'
import { z } from 'zod'
import { conexionRules } from '../../forms/agenda/conexion.ts'
import { conexionMessages as m } from '../../messages/agenda/conexiones.ts'
import { operation } from '../../operation.ts'
import { read, write } from '../../route.ts'
import { segunReglas } from '../../shapes/base/escrito.ts'
import { fechaISO, instante } from '../../shapes/base/fechas.ts'
import { id, idDe, SIN_LIMITE, texto } from '../../shapes/base/ids.ts'

/** Calendar programs of the caller, the newest first, and the user name that they send. `usada`: last use, to the hour. */
export const obtenerConexiones = operation('obtenerConexiones', {
  route: read('/api/alerce/v1/obtenerConexiones', ['calendario']),
  access: ['asesor'],
  request: z.object({}),
  reply: z.object({
    usuario: z.string(),
    conexiones: z.array(
      z.object({ conexionId: id(), nombre: z.string(), creada: z.string(), usada: z.string().nullable() }),
    ),
  }),
  failure: m.readFailed,
})

/** Connects a calendar program (CalDAV): `clave` is its password, answered once. `ruta`: path of the calendar server. */
export const conectarCalendario = operation('conectarCalendario', {
  route: write('/api/alerce/v1/conectarCalendario', ['calendario']),
  access: ['asesor'],
  request: z.object({ nombre: texto(SIN_LIMITE) }).superRefine(segunReglas(conexionRules)),
  reply: z.object({ conexionId: id(), usuario: z.string(), clave: z.string(), ruta: z.string() }),
  failure: m.saveFailed,
  secret: true,
})

/** Ends a connection; one that is over stays so. */
export const desconectarCalendario = operation('desconectarCalendario', {
  route: write('/api/alerce/v1/desconectarCalendario', ['calendario']),
  access: ['asesor'],
  request: z.object({ conexionId: idDe('conexion') }),
  reply: z.literal('ok'),
  failure: m.deleteFailed,
})

/** With `todoElDia`, dates, the second not included; else instants. `hasta`, last day, and `veces` of a repetition. */
const evento = () =>
  z.object({
    titulo: texto(SIN_LIMITE),
    todoElDia: z.boolean(),
    inicio: texto(30),
    termino: texto(30),
    repite: z
      .object({
        cada: z.enum(['dia', 'semana']),
        hasta: texto(10).nullable(),
        veces: z.number().int().nullable(),
      })
      .nullable(),
  })

const enISO = (instante: string) => new Date(instante).toISOString()

/** One sent to us: its dates, or its instants, exist. */
const eventoEnviado = () =>
  evento()
    .refine(({ todoElDia, inicio, termino, repite }) => {
      const shape = todoElDia ? fechaISO('') : instante()
      const hasta = repite?.hasta ?? null
      return [inicio, termino].every((text) => shape.safeParse(text).success) && (hasta === null || esFecha(hasta))
    })
    .transform((e) => (e.todoElDia ? e : { ...e, inicio: enISO(e.inicio), termino: enISO(e.termino) }))

const numeroDeCambio = () =>
  z
    .number()
    .int()
    .nonnegative()
    .max(2 ** 52)

const nombre = () => texto(LARGO_DE_ENTRADA).min(1)

/**
 * Appointments and blocks of the caller as calendar programs know them: those named, those changed after a change, or
 * those of a period; without any, all from 30 days back on. `cambio`: number of its last change. `contenido`: null when
 * deleted, which is told to `desde` alone. `secuencia`, `escrita`: SEQUENCE and DTSTAMP of the entry.
 */
export const obtenerEntradas = operation('obtenerEntradas', {
  route: read('/api/alerce/v1/obtenerEntradas', ['agenda']),
  access: ['asesor'],
  request: z.object({
    nombres: z.array(nombre()).max(1000).nullish(),
    desde: numeroDeCambio().nullish(),
    lapso: z.object({ inicio: instante(), termino: instante() }).nullish(),
  }),
  reply: z.object({
    entradas: z.array(
      z.object({
        nombre: z.string(),
        uid: z.string(),
        cambio: numeroDeCambio(),
        contenido: evento().extend({ secuencia: z.number().int(), escrita: z.string() }).nullable(),
      }),
    ),
  }),
  failure: m.entradasFailed,
})

/** Change that the caller has read; null: the entry must not exist; absent: do not check. */
const leido = () => numeroDeCambio().nullish()

/**
 * Writes an event of a calendar program: under a new name, blocked time of the caller; else the hour of the appointment,
 * or the block. The title of an appointment is ignored. 412: another change came first.
 */
export const guardarEntrada = operation('guardarEntrada', {
  route: write('/api/alerce/v1/guardarEntrada', ['agenda', 'bitacora']),
  access: ['asesor'],
  request: z.object({ nombre: nombre(), uid: nombre(), leido: leido(), evento: eventoEnviado() }),
  reply: z.object({ creada: z.boolean() }),
  failure: m.entradaFailed,
})

/** Deletes an entry: the appointment is cancelled as by eliminarCita. */
export const eliminarEntrada = operation('eliminarEntrada', {
  route: write('/api/alerce/v1/eliminarEntrada', ['agenda', 'bitacora']),
  access: ['asesor'],
  request: z.object({ nombre: nombre(), leido: leido() }),
  reply: z.literal('ok'),
  failure: m.entradaFailed,
})
