import { claveDeCanal } from '@alerce/domain/cartera/seguimiento/plantilla'
import { z } from 'zod'
import { plantillaRules } from '../../forms/cartera/seguimiento.ts'
import { plantillaMessages } from '../../messages/cartera/seguimiento.ts'
import { operation } from '../../operation.ts'
import { escribenPlantillas } from '../../roles.ts'
import { read, write } from '../../route.ts'
import { segunReglas } from '../../shapes/base/escrito.ts'
import { id, idDe, SIN_LIMITE, texto, textoLargo, version } from '../../shapes/base/ids.ts'

/** Owner of a template: the advisor, the team of its head, or everybody (written by administrators). */
const duenos = ['propia', 'equipo', 'todos'] as const

/** Templates that the caller sees: own ones, those of the team, and those of everybody; by name. `edita`: may change it. */
export const obtenerPlantillas = operation('obtenerPlantillas', {
  route: read('/api/alerce/v1/obtenerPlantillas', ['plantillas']),
  access: escribenPlantillas,
  request: z.object({}),
  reply: z.object({
    plantillas: z.array(
      z.object({
        plantillaId: id(),
        de: z.enum(duenos),
        canal: z.enum(claveDeCanal),
        nombre: z.string(),
        asunto: z.string(),
        texto: z.string(),
        version: z.number().int(),
        edita: z.boolean(),
        por: z.string(),
        /** ISO instant of the last change. */
        en: z.string(),
      }),
    ),
  }),
  failure: plantillaMessages.readFailed,
})

/**
 * Creates a template without `plantillaId`, or changes it. A new one belongs to the caller's main role: administrators write
 * for everybody, heads for their team, advisors for themselves. Fields outside the closed list are refused.
 */
export const guardarPlantilla = operation('guardarPlantilla', {
  route: write('/api/alerce/v1/guardarPlantilla', ['plantillas']),
  access: escribenPlantillas,
  request: z
    .object({
      plantillaId: idDe('plantilla').nullish(),
      canal: z.enum(claveDeCanal),
      nombre: texto(SIN_LIMITE),
      asunto: texto(SIN_LIMITE).default(''),
      texto: textoLargo(SIN_LIMITE),
      version: version(),
    })
    .superRefine(segunReglas(plantillaRules)),
  nuevoSin: 'plantillaId',
  reply: z.object({ plantillaId: id() }),
  failure: plantillaMessages.saveFailed,
})

/** Deletes a template; it can be restored for a day. */
export const eliminarPlantilla = operation('eliminarPlantilla', {
  route: write('/api/alerce/v1/eliminarPlantilla', ['plantillas']),
  access: escribenPlantillas,
  request: z.object({ plantillaId: idDe('plantilla') }),
  reply: z.literal('ok'),
  failure: plantillaMessages.deleteFailed,
})

/** Undoes eliminarPlantilla; one that was not deleted stays as it is. */
export const restituirPlantilla = operation('restituirPlantilla', {
  route: write('/api/alerce/v1/restituirPlantilla', ['plantillas']),
  access: escribenPlantillas,
  request: z.object({ plantillaId: idDe('plantilla') }),
  reply: z.literal('ok'),
  failure: plantillaMessages.restoreFailed,
})

/** Template filled in for a person of the caller's portfolio. `faltan`: fields without a value, which stay in braces. */
export const llenarPlantilla = operation('llenarPlantilla', {
  route: read('/api/alerce/v1/llenarPlantilla', ['plantillas', 'plan', 'datos']),
  access: ['asesor'],
  request: z.object({ prospectoId: idDe('prospecto'), plantillaId: idDe('plantilla') }),
  reply: z.object({ asunto: z.string(), texto: z.string(), faltan: z.array(z.string()) }),
  failure: plantillaMessages.usoFailed,
})
