import { esEtiqueta, etiquetaLimpia } from '@alerce/domain/cartera/etiqueta'
import {
  claveDeColumna,
  claveDeOrden,
  columnasConocidas,
  esRangoDeVista,
  estadosDeFiltro,
} from '@alerce/domain/cartera/vista'
import { tiposProspecto } from '@alerce/domain/postulacion/tipos'
import { z } from 'zod'
import { vistaRules } from '../../forms/cartera/vista.ts'
import { fechaMessages } from '../../messages/base/campos.ts'
import { etiquetaMessages, vistaMessages } from '../../messages/cartera/lista.ts'
import { operation } from '../../operation.ts'
import { tienenCartera } from '../../roles.ts'
import { read, write } from '../../route.ts'
import { segunReglas } from '../../shapes/base/escrito.ts'
import { fechaDMY } from '../../shapes/base/fechas.ts'
import { entero, id, idDe, SIN_LIMITE, texto, version } from '../../shapes/base/ids.ts'

const codigos = tiposProspecto.map(({ codigo }) => codigo)

/** Own; absent from an older screen: any. */
const etiqueta = () =>
  texto(SIN_LIMITE)
    .transform(etiquetaLimpia)
    .refine(esEtiqueta, etiquetaMessages.invalida.text)
    .nullable()
    .default(null)

/** Own: columns of the list as a table; null, and absent from an older screen: the view does not say. */
const columnas = () =>
  z.array(z.enum(claveDeColumna)).max(claveDeColumna.length).transform(columnasConocidas).nullable().default(null)

/** Filters that a view keeps, in the words of obtenerProspectos; null: any. */
const filtros = () => ({
  estado: z.enum(estadosDeFiltro).nullable(),
  tipoProspecto: z.enum(codigos).nullable(),
  /** 1 all, 2 individual, 3 compensado. */
  tipoPlan: z.literal([1, 2, 3]),
  orden: z.enum(claveDeOrden),
  etiqueta: etiqueta(),
  columnas: columnas(),
})

/**
 * Views that the caller sees, by name: own ones, and those that their team shares. `edita`: may change it. Days: see
 * RangoDeVista, ISO dates.
 */
export const obtenerVistas = operation('obtenerVistas', {
  route: read('/api/alerce/v1/obtenerVistas', ['vistas']),
  access: tienenCartera,
  request: z.object({}),
  reply: z.object({
    vistas: z.array(
      z.object({
        vistaId: id(),
        nombre: z.string(),
        compartida: z.boolean(),
        /** Name of its owner; null: the caller. */
        de: z.string().nullable(),
        edita: z.boolean(),
        ...filtros(),
        dias: z.number().int().nullable(),
        desde: z.string().nullable(),
        hasta: z.string().nullable(),
        version: z.number().int(),
      }),
    ),
  }),
  failure: vistaMessages.readFailed,
})

/**
 * Creates a view without `vistaId`, or changes it; it keeps its owner. Days: `dias`, or `desde` and `hasta` (DD-MM-YYYY), or
 * none. Shared with the team: the head of that team may change it too.
 */
export const guardarVista = operation('guardarVista', {
  route: write('/api/alerce/v1/guardarVista', ['vistas']),
  access: tienenCartera,
  request: z
    .object({
      vistaId: idDe('vista').nullish(),
      nombre: texto(SIN_LIMITE),
      compartida: z.boolean(),
      ...filtros(),
      dias: entero(0, 36_500).nullable(),
      desde: fechaDMY().nullable(),
      hasta: fechaDMY().nullable(),
      version: version(),
    })
    .superRefine(segunReglas(vistaRules))
    .refine(esRangoDeVista, { path: ['desde'], message: fechaMessages.rangoInvalido.text }),
  nuevoSin: 'vistaId',
  reply: z.object({ vistaId: id(), version: z.number().int() }),
  failure: vistaMessages.saveFailed,
})

/** Deletes a view; it can be restored for a day. */
export const eliminarVista = operation('eliminarVista', {
  route: write('/api/alerce/v1/eliminarVista', ['vistas']),
  access: tienenCartera,
  request: z.object({ vistaId: idDe('vista') }),
  reply: z.literal('ok'),
  failure: vistaMessages.deleteFailed,
})

/** Undoes eliminarVista; one that was not deleted stays as it is. */
export const restituirVista = operation('restituirVista', {
  route: write('/api/alerce/v1/restituirVista', ['vistas']),
  access: tienenCartera,
  request: z.object({ vistaId: idDe('vista') }),
  reply: z.literal('ok'),
  failure: vistaMessages.restoreFailed,
})
