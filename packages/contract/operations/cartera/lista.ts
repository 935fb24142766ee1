import { XLSX } from '@alerce/domain/base/archivos/tipos'
import { LARGO_DE_ETIQUETA } from '@alerce/domain/cartera/etiqueta'
import { esperasEnPareja } from '@alerce/domain/cartera/pareja'
import { ordenesDePendientes } from '@alerce/domain/cartera/pendientes'
import { quienesActuan } from '@alerce/domain/cartera/turno/turno-de-la-venta'
import { claveDeColumna, claveDeOrden } from '@alerce/domain/cartera/vista'
import { estadosDeEdicion } from '@alerce/domain/contrato/edicion'
import { coincidencias } from '@alerce/domain/postulacion/busqueda'
import { z } from 'zod'
import { busquedaMessages, carteraMessages, equipoMessages } from '../../messages/cartera/lista.ts'
import { prospectoMessages } from '../../messages/postulacion/prospecto.ts'
import { operation } from '../../operation.ts'
import { cartera, tienenCartera, todos } from '../../roles.ts'
import { get, read, write } from '../../route.ts'
import { cursor, entero, id, idDe, rut, texto } from '../../shapes/base/ids.ts'
import { fechaOpcional, filtro } from '../../shapes/base/page.ts'

/** Filters of a list of sales: advisor, dates of registration, and names. */
const filtrosDeLista = () =>
  z.object({
    identificador: idDe('asesor').nullish(),
    rangoInicio: fechaOpcional,
    rangoTermino: fechaOpcional,
    nombreProspecto: filtro(80),
    apellidoPaternoProspecto: filtro(80),
    apellidoMaternoProspecto: filtro(80),
  })

/** Other filters of a portfolio; tag and order are ours. `tipoPlan`: 1 all, 2 individual, 3 compensado. */
const filtrosDeCartera = () => ({
  estado: filtro(60),
  tipoProspecto: filtro(3),
  etiqueta: filtro(LARGO_DE_ETIQUETA),
  tipoPlan: entero(1, 3).default(1),
  orden: z.enum(claveDeOrden).default('recientes'),
})

/** Next actor of a sale and the step, in words; of a closed sale nobody, and how it ended. */
export const turnoDicho = () => z.object({ actua: z.enum(quienesActuan), paso: z.string() })

/**
 * Prospects, newest first unless `orden` (own, optional) says otherwise. `cursor`: prospectoId of the last item read; it wins over `pagina`. Without `limite`: 15. A
 * search by name answers up to 200 and needs no second page (spec 1 §9). tipoPlan: 1 all, 2 individual, 3 compensado.
 */
export const obtenerProspectos = operation('obtenerProspectos', {
  route: read('/api/v3/obtenerProspectos', ['prospecto', 'venta', 'agenda']),
  access: cartera,
  request: filtrosDeLista().extend({
    pagina: entero(1, 100_000).default(1),
    limite: entero(1, 100).optional().describe('Sin él: 15; si se busca un nombre, hasta 200'),
    cursor: cursor().nullish(),
    ...filtrosDeCartera(),
  }),
  reply: z.array(
    z.object({
      prospectoId: id(),
      nombre: z.string(),
      nombres: z.string(),
      apellidoPaterno: z.string(),
      apellidoMaterno: z.string(),
      estado: z.string(),
      folioDS: z.number().int().nullable(),
      correo: z.string(),
      /** Own: a letter to this address came back. */
      correoRebota: z.boolean(),
      telefono: z.string(),
      /** DD-MM-YYYY */
      fechaRegistro: z.string(),
      tipoProspecto: z.string(),
      esCompensado: z.boolean(),
      otorgaCompensado: z.boolean(),
      /** Own: the member of its pair it waits for, or that the other ended and it cannot go on. */
      esperaEnPareja: z.enum(esperasEnPareja).nullable(),
      /** Own. */
      turno: turnoDicho(),
      dsEsReutilizable: z.boolean(),
      autenticacionRechazada: z.boolean(),
      irregularidadesPendientes: z.boolean(),
      /** Own: at least one of these is the advisor's to correct; the others wait for the desk. */
      irregularidadesPorCorregir: z.boolean(),
      /** Own: end of the time to undo the annulment of its rejected invitation (ISO instant), or null. */
      anulacionReversibleHasta: z.string().nullable(),
      /** Own: start of its next appointment (ISO instant), or null. */
      proximaCita: z.string().nullable(),
      /** Own: its advisor, for a head of team; else null. */
      asesor: z.string().nullable(),
      /** Own: absent advisor whom this one covers, and the last day (ISO), or null. */
      cubierto: z.object({ de: z.string(), hasta: z.string().nullable() }).nullable(),
      /** Own: former advisor and instant (ISO) of a hand-over in the last 30 days, or null. */
      recibido: z.object({ de: z.string(), en: z.string() }).nullable(),
      /** Own: tags, in the order in which they were added. */
      etiquetas: z.array(z.string()),
    }),
  ),
  failure: carteraMessages.listFailed,
})

/**
 * The list as a file, with the data of its cards, or the name and the chosen columns, its filters and its order; at most `maximoDeDescarga` rows, else 422. Each
 * download stands in the log of the administration.
 */
export const descargarProspectos = operation('descargarProspectos', {
  route: read('/api/alerce/v1/descargarProspectos', ['prospecto', 'venta', 'agenda'], {
    envelope: 'binary',
    cambia: ['seguridad'],
  }),
  access: tienenCartera,
  request: filtrosDeLista().extend({
    ...filtrosDeCartera(),
    formato: z.enum(['csv', 'xlsx']),
    columnas: z.array(z.enum(claveDeColumna)).max(claveDeColumna.length).optional(),
  }),
  reply: z.unknown(),
  tipos: ['text/csv', XLSX],
  failure: carteraMessages.descargaFailed,
})

export const anularProspectosRechazados = operation('anularProspectosRechazados', {
  route: write('/api/v1/anularProspectosRechazados', ['prospecto', 'etapaDS', 'rechazos', 'mesa']),
  access: ['asesor'],
  request: z.object({ identificador: idDe('asesor').nullish() }),
  reply: z.object({ anulados: z.number().int() }),
  failure: carteraMessages.listFailed,
})

const deUnProspecto = z.object({ prospectoId: idDe('prospecto') })

/**
 * Marks the card as handled. Own optional `accion`: 'gestionar' (also when absent) first runs the checks of Gestionar
 * and refuses with their texts (422); 'agendar' only marks.
 */
export const prospectoGestionado = operation('prospectoGestionado', {
  route: write('/api/v2/prospectoGestionado', ['bitacora']),
  access: ['asesor'],
  request: z.object({
    prospectoId: idDe('prospecto'),
    accion: z.enum(['gestionar', 'agendar']).default('gestionar'),
  }),
  reply: z.literal('ok'),
  failure: carteraMessages.identificacionFailed,
})

/** 'ok', or the reason why the receiver of a pair has to wait. */
export const validarGestionarCompensado = operation('validarGestionarCompensado', {
  route: read('/api/v2/validarGestionarCompensado', ['prospecto']),
  access: cartera,
  request: deUnProspecto,
  reply: z.string(),
  failure: carteraMessages.identificacionFailed,
})

/** True when the FUN (cancellation as a charge) has been processed. */
export const validarFunVigencia = operation('validarFunVigencia', {
  route: read('/api/v1/validarFunVigencia', ['fun']),
  access: cartera,
  request: z.object({ identificador: idDe('asesor').nullish(), prospectoId: idDe('prospecto') }),
  reply: z.object({ funVigencia: z.boolean() }),
  failure: carteraMessages.redirectFailed,
})

export const validarTitularVigenteRut = operation('validarTitularVigenteRut', {
  route: read('/api/v1/validarTitularVigenteRut', 'nada'),
  access: ['asesor'],
  request: z.object({ Rut: rut() }),
  reply: z.boolean(),
  failure: prospectoMessages.rutCheckFailed,
})

/** All six: the screens show REW only where a prospect already has it (spec 1 §1). */
export const obtenerTipoProspectos = operation('obtenerTipoProspectos', {
  route: get('/api/v1/obtenerTipoProspectos', 'nada'),
  access: todos,
  request: z.object({}),
  reply: z.array(z.object({ codigo: z.string(), descripcion: z.string() })),
  failure: carteraMessages.tiposFailed,
})

export const obtenerEstadosProspectos = operation('obtenerEstadosProspectos', {
  route: get('/api/v1/obtenerEstadosProspectos', 'nada'),
  access: todos,
  request: z.object({}),
  reply: z.array(z.object({ estado: z.string() })),
  failure: carteraMessages.estadosFailed,
})

/** Advisors of the caller's team, by name, at most 500. `deProspecto`: advisor of the named prospect. */
export const obtenerAsesoresDelEquipo = operation('obtenerAsesoresDelEquipo', {
  route: read('/api/alerce/v1/obtenerAsesoresDelEquipo', 'nada'),
  access: ['jefatura'],
  request: z.object({ prospectoId: idDe('prospecto').nullish() }),
  reply: z.object({
    asesores: z.array(z.object({ identificador: id(), nombre: z.string(), activo: z.boolean() })),
    deProspecto: id().nullable(),
  }),
  failure: equipoMessages.failed,
})

/**
 * Search box: RUT, passport, DS folio, phone, e-mail or names in any order, over the prospects the caller may see.
 * Contraloría: every prospect whose DS was sent. Accepted texts: domain/prospecto/busqueda. Best match first. `rut`
 * 12345678-5; null for a passport, `numeroPasaporte` for a RUT, both for contraloría. `declaracionSaludId`: for
 * contraloría, the DS to open; null for others.
 */
export const buscarProspectos = operation('buscarProspectos', {
  route: read('/api/alerce/v1/buscarProspectos', ['prospecto', 'cola']),
  access: [...cartera, 'contraloria'],
  request: z.object({
    texto: texto(80).min(1),
    limite: entero(1, 20).default(10),
  }),
  reply: z.array(
    z.object({
      prospectoId: id(),
      nombre: z.string(),
      rut: z.string().nullable(),
      numeroPasaporte: z.string().nullable(),
      estado: z.string(),
      folioDS: z.number().int().nullable(),
      coincidencia: z.enum(coincidencias),
      declaracionSaludId: id().nullable(),
    }),
  ),
  failure: busquedaMessages.failed,
})

/**
 * Cases with a confirmed plan whose contract is not finished, neither rejected nor cancelled (core rules, Update
 * variant). Newest first unless `orden` and `sentido` (own, optional) say otherwise. An empty page ends the list.
 * fechaRegistro: DD-MM-YYYY; dswfoliootroc and estadootroc: folio and estadoEdicion of the other of the pair, or null.
 */
export const obtenerProspectosEditar = operation('obtenerProspectosEditar', {
  route: read('/api/v3/obtenerProspectosEditar', ['prospecto']),
  access: cartera,
  request: filtrosDeLista().extend({
    pagina: entero(1, 10_000).default(1),
    limite: entero(1, 100).default(15),
    orden: z.enum(ordenesDePendientes).default('fecha'),
    sentido: z.enum(['asc', 'desc']).default('desc'),
  }),
  reply: z.array(
    z.object({
      prospectoId: id(),
      /** Id of the DS, or null. */
      identificador: id().nullable(),
      folioDS: z.number().int().nullable(),
      nombre: z.string(),
      apellidoPaterno: z.string(),
      apellidoMaterno: z.string(),
      estado: z.string(),
      correo: z.string(),
      telefono: z.string(),
      fechaRegistro: z.string(),
      esCompensado: z.boolean(),
      otorgaCompensado: z.boolean(),
      dswfoliootroc: z.number().int().nullable(),
      estadootroc: z.string().nullable(),
      /** State of its own update; ours. */
      estadoEdicion: z.enum(estadosDeEdicion).nullable(),
    }),
  ),
  failure: carteraMessages.listFailed,
})
