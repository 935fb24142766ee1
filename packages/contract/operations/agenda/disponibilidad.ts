import { clasesDeBloqueo } from '@alerce/domain/agenda/bloqueo'
import { margenesEntreCitas } from '@alerce/domain/agenda/disponibilidad'
import { z } from 'zod'
import { bloqueoRules, disponibilidadRules } from '../../forms/agenda/disponibilidad.ts'
import { bloqueoMessages, disponibilidadMessages } from '../../messages/agenda/disponibilidad.ts'
import { operation } from '../../operation.ts'
import { cartera } from '../../roles.ts'
import { read, write } from '../../route.ts'
import { segunReglas } from '../../shapes/base/escrito.ts'
import { fechaISO } from '../../shapes/base/fechas.ts'
import { entero, id, idDe, SIN_LIMITE, texto, version } from '../../shapes/base/ids.ts'

/**
 * Seven days, Monday first; hours HH:mm of Santiago, kept also of a day without meetings. `desdeTarde`, `hastaTarde`: a
 * second range, after the first, `desdeNoche`, `hastaNoche` a third; '' or absent: none.
 */
const semana = () =>
  z
    .array(
      z.object({
        atiende: z.boolean(),
        desde: texto(5),
        hasta: texto(5),
        desdeTarde: texto(5).optional(),
        hastaTarde: texto(5).optional(),
        desdeNoche: texto(5).optional(),
        hastaNoche: texto(5).optional(),
      }),
    )
    .length(7)

/** Hours of the caller, and minutes kept free around each appointment. `version` 1: never saved. */
export const obtenerDisponibilidad = operation('obtenerDisponibilidad', {
  route: read('/api/alerce/v1/obtenerDisponibilidad', ['disponibilidad']),
  access: ['asesor'],
  request: z.object({}),
  reply: z.object({ semana: semana(), margen: z.number().int(), version: z.number().int() }),
  failure: disponibilidadMessages.readFailed,
})

/** Replaces the hours of the caller. `margen`: one of domain/agenda/disponibilidad. */
export const guardarDisponibilidad = operation('guardarDisponibilidad', {
  route: write('/api/alerce/v1/guardarDisponibilidad', ['disponibilidad']),
  access: ['asesor'],
  request: z
    .object({
      semana: semana(),
      margen: entero(0, 60).pipe(z.literal(margenesEntreCitas)),
      version: version(),
    })
    .superRefine(segunReglas(disponibilidadRules)),
  reply: z.object({ version: z.number().int() }),
  failure: disponibilidadMessages.saveFailed,
})

/**
 * Blocked time of an advisor that touches the days from `desde` to `hasta` (ISO, both in; `hasta` null: all from then on), by
 * first day. `motivo`: '' for all but its advisor.
 */
export const obtenerBloqueos = operation('obtenerBloqueos', {
  route: read('/api/alerce/v1/obtenerBloqueos', ['agenda']),
  access: cartera,
  request: z.object({
    identificador: idDe('asesor').nullish(),
    desde: fechaISO(bloqueoMessages.sinFecha.text),
    hasta: fechaISO(bloqueoMessages.sinFecha.text).nullish(),
  }),
  reply: z.object({
    bloqueos: z.array(
      z.object({
        bloqueoId: id(),
        clase: z.enum(clasesDeBloqueo),
        desde: z.string(),
        hasta: z.string(),
        horaInicio: z.string().nullable(),
        horaTermino: z.string().nullable(),
        motivo: z.string(),
      }),
    ),
  }),
  failure: bloqueoMessages.readFailed,
})

/**
 * Blocks time of the caller, or changes a block. Fields that its kind has not are ignored. `citas`: appointments to come that
 * lie in it; they stay.
 */
export const guardarBloqueo = operation('guardarBloqueo', {
  route: write('/api/alerce/v1/guardarBloqueo', ['agenda']),
  access: ['asesor'],
  request: z
    .object({
      bloqueoId: idDe('bloqueo').nullish(),
      clase: z.enum(clasesDeBloqueo),
      desde: texto(10),
      hasta: texto(10).default(''),
      horaInicio: texto(5).default(''),
      horaTermino: texto(5).default(''),
      motivo: texto(SIN_LIMITE).default(''),
    })
    .superRefine(segunReglas(bloqueoRules)),
  nuevoSin: 'bloqueoId',
  reply: z.object({ bloqueoId: id(), citas: z.number().int() }),
  failure: bloqueoMessages.saveFailed,
})

/** Deletes an own block; it can be restored for a day. */
export const eliminarBloqueo = operation('eliminarBloqueo', {
  route: write('/api/alerce/v1/eliminarBloqueo', ['agenda']),
  access: ['asesor'],
  request: z.object({ bloqueoId: idDe('bloqueo') }),
  reply: z.literal('ok'),
  failure: bloqueoMessages.deleteFailed,
})

/** Undoes eliminarBloqueo; one that was not deleted stays as it is. */
export const restituirBloqueo = operation('restituirBloqueo', {
  route: write('/api/alerce/v1/restituirBloqueo', ['agenda']),
  access: ['asesor'],
  request: z.object({ bloqueoId: idDe('bloqueo') }),
  reply: z.literal('ok'),
  failure: bloqueoMessages.restoreFailed,
})
