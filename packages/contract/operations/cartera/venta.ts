import { esperasEnPareja } from '@alerce/domain/cartera/pareja'
import { clavesDePaso } from '@alerce/domain/cartera/pasos'
import { estadosDeEdicion } from '@alerce/domain/contrato/edicion'
import { etapasProspecto } from '@alerce/domain/postulacion/etapas'
import { z } from 'zod'
import { clasesDeBitacora } from '../../catalogos/base/bitacora.ts'
import { carteraMessages } from '../../messages/cartera/lista.ts'
import { bitacoraMessages } from '../../messages/cartera/venta.ts'
import { prospectoMessages } from '../../messages/postulacion/prospecto.ts'
import { operation } from '../../operation.ts'
import { cartera } from '../../roles.ts'
import { read, write } from '../../route.ts'
import { id, idDe } from '../../shapes/base/ids.ts'
import { correccion } from '../mesa/irregularidades.ts'
import { turnoDicho } from './lista.ts'

/** One step of a sale; `ruta` is its screen, without query. */
export const pasoDeVenta = z.object({
  clave: z.enum(clavesDePaso),
  titulo: z.string(),
  situacion: z.enum(['listo', 'ahora', 'sigue', 'cerrado']),
  /** A few words, for the bar. */
  detalle: z.string(),
  /** Full reason of a closed step. */
  motivo: z.string().nullable(),
  ruta: z.string(),
})

/**
 * Frame of a sale: person, state and next step. `etapaDS`, `resultadoDS` (its code 0 to 8) and `declaracionSaludId` are
 * the live DS's, or null. A step is listo (done), ahora (now), sigue (next) or cerrado (closed; `detalle` gives the
 * reason). `ruta` is its screen, without query.
 */
export const obtenerVenta = operation('obtenerVenta', {
  route: read('/api/alerce/v1/obtenerVenta', ['prospecto', 'venta', 'irregularidades']),
  access: cartera,
  request: z.object({ prospectoId: idDe('prospecto') }),
  reply: z.object({
    prospectoId: id(),
    nombre: z.string(),
    rut: z.string().nullable(),
    numeroPasaporte: z.string().nullable(),
    estado: z.string(),
    /** State of its update: E open, S confirmed, D closed; null: none was begun. */
    estadoEdicion: z.enum(estadosDeEdicion).nullable(),
    etapa: z.string(),
    tipoVenta: z.enum(['M', 'E']).nullable(),
    tipoPlan: z.enum(['N', 'S', 'C']),
    folioDS: z.number().int().nullable(),
    declaracionSaludId: id().nullable(),
    etapaDS: z.string().nullable(),
    resultadoDS: z.number().int().nullable(),
    /** True once signed, even if an update opened it again. */
    dsFirmada: z.boolean(),
    /** Flags for the two buttons of the header, and for an authorized DS that waits to be finished (spec 1 §4). */
    dsManual: z.boolean(),
    documentosContractuales: z.boolean(),
    porFinalizar: z.boolean(),
    /** Sale whose DS this one reuses. `repite`: its own DS copies, or will copy, the content of that one. */
    reutiliza: z.object({ prospectoId: id(), folioDS: z.number().int().nullable(), repite: z.boolean() }).nullable(),
    /** Sale under way that reuses this DS, with its stage and Estado. */
    copia: z.object({ prospectoId: id(), etapa: z.enum(etapasProspecto), estado: z.string() }).nullable(),
    pasos: z.array(pasoDeVenta),
    /** Other of its pair that it waits for, or null. */
    esperaEnPareja: z.enum(esperasEnPareja).nullable(),
    turno: turnoDicho(),
    /** Open irregularities, oldest first: the fault, and the screen (without query) that corrects it. */
    irregularidades: z.array(
      z.object({
        irregularidadId: id(),
        descripcion: z.string(),
        detalle: z.string(),
        ruta: z.string(),
        ...correccion(),
      }),
    ),
  }),
  failure: prospectoMessages.datosFailed,
  passive: true,
})

/** Key of a catalogue's table, as its class. */
const claveDe = <K extends string>(tabla: Readonly<Record<K, unknown>>) => z.enum(Object.keys(tabla) as K[])

/**
 * Entries of the Bitácora, newest first. `bitacoraId`: kind of entry (15, 19 and 22 mean something, spec 1 §9);
 * `entradaId`: its own id. `clase`: its subject, null when this version does not know the kind. fecha is DD-MM-YYYY
 * HH:mm:ss. `por`: a person, "motor local", or "sistema" for automatic acts; `aPedidoDe` is then the person whose call
 * caused it, or null.
 */
export const obtenerBitacoraProspecto = operation('obtenerBitacoraProspecto', {
  route: read('/api/v1/obtenerBitacoraProspecto', ['prospecto', 'cola', 'mesa', 'bitacora']),
  access: [...cartera, 'contraloria', 'mesa'],
  request: z.object({ prospectoId: idDe('prospecto') }),
  reply: z.array(
    z.object({
      bitacoraId: id(),
      entradaId: id(),
      clase: claveDe(clasesDeBitacora).nullable(),
      fecha: z.string(),
      estado: z.string(),
      por: z.string(),
      aPedidoDe: z.string().nullable(),
    }),
  ),
  failure: bitacoraMessages.readFailed,
})

/**
 * Reason and instant (ISO, ours) of the applicant's rejected authentication, '' and null without one. Ours: whether the
 * advisor may invite again; a rejection by the desk only the desk lifts.
 */
export const obtenerGlosaAutenticacionRechazada = operation('obtenerGlosaAutenticacionRechazada', {
  route: read('/api/v1/obtenerGlosaAutenticacionRechazada', ['prospecto', 'rechazos']),
  access: cartera,
  request: z.object({ ProspectoId: idDe('prospecto') }),
  reply: z.object({ glosa: z.string(), rechazado: z.string().nullable(), puedeInvitar: z.boolean() }),
  failure: carteraMessages.glosaFailed,
})

/**
 * Open irregularities, oldest first; `ruta` (ours): screen where the advisor corrects it, null while it is with the
 * desk.
 */
export const obtenerIrregularidadesProspecto = operation('obtenerIrregularidadesProspecto', {
  route: read('/api/v1/obtenerIrregularidadesProspecto', ['prospecto', 'irregularidades']),
  access: cartera,
  request: z.object({ prospectoId: idDe('prospecto') }),
  reply: z.array(
    z.object({
      folio: z.number().int().nullable(),
      codigoIrregularidad: z.string(),
      descripcionIrregularidad: z.string(),
      codigoDetalleIrregularidad: z.string(),
      descripcionDetalleIrregularidad: z.string(),
      ruta: z.string().nullable(),
    }),
  ),
  failure: carteraMessages.irregularidadesFailed,
})

/** Restores an invitation that anularProspectosRechazados annulled less than 24 hours ago; it is not annulled again. */
export const deshacerAnulacion = operation('deshacerAnulacion', {
  route: write('/api/alerce/v1/deshacerAnulacion', ['prospecto', 'etapaDS', 'rechazos', 'mesa']),
  access: ['asesor'],
  request: z.object({ prospectoId: idDe('prospecto') }),
  reply: z.literal('ok'),
  failure: carteraMessages.anulacionNoDeshecha,
})
