import { alertasDeVentas, claveDeAlerta } from '@alerce/domain/cartera/equipo/alerta'
import { type TipoDeComision, tiposDeComision } from '@alerce/domain/cartera/equipo/comision'
import { figurasDelEquipo } from '@alerce/domain/cartera/equipo/tablero'
import { z } from 'zod'
import { metasRules, umbralesRules } from '../../forms/cartera/equipo.ts'
import { fechaMessages } from '../../messages/base/campos.ts'
import { alertaMessages, mesDelAsesorMessages, metaMessages, tableroMessages } from '../../messages/cartera/equipo.ts'
import { operation } from '../../operation.ts'
import { lideran, miranSuMes } from '../../roles.ts'
import { read, write } from '../../route.ts'
import { enUF } from '../../shapes/base/dinero.ts'
import { segunReglas } from '../../shapes/base/escrito.ts'
import { fechaISO } from '../../shapes/base/fechas.ts'
import { id, idDe, version } from '../../shapes/base/ids.ts'
import { pageOf, pageRequest } from '../../shapes/base/page.ts'

const cuenta = () => z.number().int()

/** Month of a goal or of a board: its first day, ISO. */
const mes = () =>
  fechaISO(fechaMessages.noValida.text).refine((dia) => dia.endsWith('-01'), fechaMessages.noValida.text)

/**
 * Board of the caller's team in a month (absent: this one), one row per advisor, by name. Open sales are those of
 * today, by group, each Estado up to `ventasContadas`. `atrasadas`: turns of the advisor past their term, capped alike.
 * `contratosAntes`: those of the month before, to the same day in the month of today. `terminadas`, `suscritas`: sales that
 * ended after their DS in the twelve months up to there, and contracts among them; `…Antes`: a month before. Persons who
 * objected to statistics count in none of the last six. `meta`, `metaUF`: goals of the month; null: none. `uf`: monthly
 * price of its contracts; null without a goal in UF.
 */
export const obtenerTableroDelEquipo = operation('obtenerTableroDelEquipo', {
  route: read('/api/alerce/v1/obtenerTableroDelEquipo', ['prospecto', 'usuarios', 'metas']),
  access: lideran,
  request: z.object({ mes: mes().nullish() }),
  reply: z.object({
    /** Day of the figures, ISO. */
    hoy: z.string(),
    filas: z.array(
      z.object({
        asesorId: id(),
        nombre: z.string(),
        activo: z.boolean(),
        abiertas: cuenta(),
        cotizar: cuenta(),
        declarar: cuenta(),
        evaluar: cuenta(),
        contratar: cuenta(),
        atrasadas: cuenta(),
        contratos: cuenta(),
        contratosAntes: cuenta(),
        terminadas: cuenta(),
        suscritas: cuenta(),
        terminadasAntes: cuenta(),
        suscritasAntes: cuenta(),
        meta: cuenta().nullable(),
        metaUF: cuenta().nullable(),
        uf: enUF().nullable(),
        /** A count of open sales stopped at its limit. */
        hayMas: z.boolean(),
      }),
    ),
  }),
  failure: tableroMessages.failed,
})

/**
 * Sales behind a figure of the board of a month (absent: this one), of one advisor or (`asesorId` null) of all, oldest first. `desde`, DD-MM-YYYY: since
 * that Estado, or since that turn for `atrasadas`. `paso`: what follows.
 * Of an alert: the sales that pass the caller's threshold today.
 */
export const obtenerFilasDelEquipo = operation('obtenerFilasDelEquipo', {
  route: read('/api/alerce/v1/obtenerFilasDelEquipo', ['prospecto', 'alertas']),
  access: lideran,
  request: z.object({
    ...pageRequest(),
    asesorId: idDe('asesor').nullish(),
    mes: mes().nullish(),
    figura: z.enum([...figurasDelEquipo, ...alertasDeVentas]),
  }),
  reply: pageOf(
    z.object({
      prospectoId: id(),
      nombre: z.string(),
      estado: z.string(),
      desde: z.string(),
      paso: z.string(),
      folioDS: z.number().int().nullable(),
      asesor: z.string(),
    }),
  ),
  failure: tableroMessages.filasFailed,
})

/**
 * Goals of the caller's team for a month, by name. Without one of its own, a month has that of the month before: `delMes`
 * says from which it comes. `historia`: changes of all months, newest first. `version`: of these goals, for guardarMetas; 1:
 * none was ever set.
 */
export const obtenerMetas = operation('obtenerMetas', {
  route: read('/api/alerce/v1/obtenerMetas', ['usuarios', 'metas']),
  access: lideran,
  request: z.object({ mes: mes() }),
  reply: z.object({
    metas: z.array(
      z.object({
        asesorId: id(),
        nombre: z.string(),
        contratos: cuenta().nullable(),
        uf: cuenta().nullable(),
        /** ISO first day; null: never set. */
        delMes: z.string().nullable(),
      }),
    ),
    historia: z.array(
      z.object({
        metaId: id(),
        nombre: z.string(),
        mes: z.string(),
        contratos: cuenta().nullable(),
        uf: cuenta().nullable(),
        por: z.string(),
        /** ISO instant. */
        en: z.string(),
      }),
    ),
    version: z.number().int(),
  }),
  failure: metaMessages.readFailed,
})

/**
 * Sets the goals of advisors of the caller's team for this month or the next; those that do not change are left. Refusals:
 * 404, an advisor of another team; 422 at `mes`, another month. `uf` absent: as before. `version`: as read; 412 when one of
 * these goals was set since. `cambiadas`: goals that changed.
 */
export const guardarMetas = operation('guardarMetas', {
  route: write('/api/alerce/v1/guardarMetas', ['metas']),
  access: lideran,
  request: z
    .object({
      mes: mes(),
      metas: z
        .array(z.object({ asesorId: idDe('asesor'), contratos: z.number().nullable(), uf: z.number().nullish() }))
        .min(1)
        .max(500),
      version: version(),
    })
    .superRefine(({ metas }, context) =>
      segunReglas(metasRules)({ metas: metas.map(({ uf = null, ...meta }) => ({ ...meta, uf })) }, context),
    ),
  reply: z.object({ cambiadas: cuenta(), version: z.number().int() }),
  failure: metaMessages.saveFailed,
})

const letras = Object.keys(tiposDeComision) as [TipoDeComision, ...TipoDeComision[]]

/**
 * Month of an advisor: contracts against the goal and the month before, estimated commission of each contract, and where
 * the prospects of the month came from. `identificador`: an advisor of the team, for its head. This month counts to today
 * and is compared with last month to the same day. Amounts in UF. `comisionUF` and `totalUF` are null without a rule, and
 * the total adds the known ones. `esperados`, `esperadosUF`: what the goals ask for by today; null in other months.
 */
export const obtenerMesDelAsesor = operation('obtenerMesDelAsesor', {
  route: read('/api/alerce/v1/obtenerMesDelAsesor', ['prospecto', 'plan', 'metas', 'catalogo']),
  access: miranSuMes,
  request: z.object({ mes: mes(), identificador: idDe('asesor').nullish() }),
  reply: z.object({
    contratos: cuenta(),
    contratosAntes: cuenta(),
    meta: cuenta().nullable(),
    esperados: cuenta().nullable(),
    /** Monthly price of the contracts with a known one. */
    uf: enUF(),
    metaUF: cuenta().nullable(),
    esperadosUF: cuenta().nullable(),
    comision: z.object({
      totalUF: z.number().nullable(),
      contratos: z.array(
        z.object({
          prospectoId: id(),
          nombre: z.string(),
          /** DD-MM-YYYY: day of the signature. */
          fecha: z.string(),
          plan: z.string().nullable(),
          /** Price of a month; null: no confirmed quote. */
          baseUF: z.number().nullable(),
          comisionUF: z.number().nullable(),
          regla: z
            .object({
              tipoPlan: z.enum(letras),
              ufDesde: z.number(),
              porcentaje: z.number().nullable(),
              uf: z.number().nullable(),
              /** DD-MM-YYYY. */
              desde: z.string(),
            })
            .nullable(),
        }),
      ),
    }),
    origenes: z.array(
      z.object({
        codigo: z.string(),
        prospectos: cuenta(),
        conDS: cuenta(),
        contratos: cuenta(),
      }),
    ),
  }),
  failure: mesDelAsesorMessages.failed,
})

/** Threshold of a kind of alert; `valor` null: off. */
const umbral = () => ({ clase: z.enum(claveDeAlerta), porCorreo: z.boolean() })

/**
 * Thresholds of the caller, each kind once, and the advisors that pass theirs today: `tareas` overdue, and `contratos` under
 * what the goal asks for by today. Sales that pass theirs: obtenerFilasDelEquipo.
 */
export const obtenerAlertas = operation('obtenerAlertas', {
  route: read('/api/alerce/v1/obtenerAlertas', ['prospecto', 'usuarios', 'metas', 'miDia', 'alertas']),
  access: lideran,
  request: z.object({}),
  reply: z.object({
    umbrales: z.array(z.object({ ...umbral(), valor: cuenta().nullable() })),
    tareas: z.array(z.object({ asesorId: id(), nombre: z.string(), tareas: cuenta() })),
    meta: z.array(z.object({ asesorId: id(), nombre: z.string(), contratos: cuenta(), esperados: cuenta() })),
  }),
  failure: alertaMessages.readFailed,
})

/** Sets the thresholds of the caller. One that changes tells the cases that pass it from tomorrow on. */
export const guardarAlertas = operation('guardarAlertas', {
  route: write('/api/alerce/v1/guardarAlertas', ['alertas']),
  access: lideran,
  request: z
    .object({
      umbrales: z
        .array(z.object({ ...umbral(), valor: z.number().nullable() }))
        .length(claveDeAlerta.length)
        .refine((todos) => new Set(todos.map(({ clase }) => clase)).size === todos.length),
    })
    .superRefine(segunReglas(umbralesRules)),
  reply: z.literal('ok'),
  failure: alertaMessages.saveFailed,
})
