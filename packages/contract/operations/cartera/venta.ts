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
  /** Of a closed step: why, whole. */
  motivo: z.string().nullable(),
  ruta: z.string(),
})

/**
 * The frame of a sale: who, where, what next. `etapaDS`, `resultadoDS` (its code 0 to 8) and
 * `declaracionSaludId` are the live DS's, or null. A step is
 * listo (done), ahora (now), sigue (next) or cerrado (closed; `detalle` says why); `ruta` is its screen, without query.
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
    /** Of an update: E open, S confirmed, D closed; null: none was begun. */
    estadoEdicion: z.enum(estadosDeEdicion).nullable(),
    etapa: z.string(),
    tipoVenta: z.enum(['M', 'E']).nullable(),
    tipoPlan: z.enum(['N', 'S', 'C']),
    folioDS: z.number().int().nullable(),
    declaracionSaludId: id().nullable(),
    etapaDS: z.string().nullable(),
    resultadoDS: z.number().int().nullable(),
    /** It was signed, though an update may have opened it again. */
    dsFirmada: z.boolean(),
    /** Whether the header shows its two buttons, and whether an authorized DS waits to be finished (spec 1 §4). */
    dsManual: z.boolean(),
    documentosContractuales: z.boolean(),
    porFinalizar: z.boolean(),
    /** The sale whose DS it reuses; `repite`: its own says, or once it is made will say, what that one says. */
    reutiliza: z.object({ prospectoId: id(), folioDS: z.number().int().nullable(), repite: z.boolean() }).nullable(),
    /** The sale under way that reuses its DS, with that one's stage and Estado. */
    copia: z.object({ prospectoId: id(), etapa: z.enum(etapasProspecto), estado: z.string() }).nullable(),
    pasos: z.array(pasoDeVenta),
    /** The other of its pair whom it has to wait for, or null. */
    esperaEnPareja: z.enum(esperasEnPareja).nullable(),
    turno: turnoDicho(),
    /** Those that are open, oldest first: what is wrong, and the screen (without query) where it is corrected. */
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

/** One of the keys of a catalogue's table, as its class. */
const claveDe = <K extends string>(tabla: Readonly<Record<K, unknown>>) => z.enum(Object.keys(tabla) as K[])

/**
 * Newest first. `bitacoraId` says what kind of entry it is (15, 19 and 22 mean something, spec 1 §9); `entradaId` is
 * its own; `clase` is what it is about, null where this version does not know the kind; fecha is DD-MM-YYYY HH:mm:ss;
 * `por` says who: a person, "motor local" or "sistema" for what the machine does by itself; `aPedidoDe` is then at
 * whose call it happened, null where at nobody's.
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
 * Why the applicant's authentication was rejected, since when (ISO instant, ours), and whether the advisor may invite again
 * (ours: what the desk rejected the desk lifts); '' and null when it is not.
 */
export const obtenerGlosaAutenticacionRechazada = operation('obtenerGlosaAutenticacionRechazada', {
  route: read('/api/v1/obtenerGlosaAutenticacionRechazada', ['prospecto', 'rechazos']),
  access: cartera,
  request: z.object({ ProspectoId: idDe('prospecto') }),
  reply: z.object({ glosa: z.string(), rechazado: z.string().nullable(), puedeInvitar: z.boolean() }),
  failure: carteraMessages.glosaFailed,
})

/** The irregularities that are open, oldest first; `ruta` (ours): the screen where its advisor corrects it, null while it is with the desk. */
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

/** Gives an invitation back that anularProspectosRechazados annulled less than 24 hours ago; it is not annulled again. */
export const deshacerAnulacion = operation('deshacerAnulacion', {
  route: write('/api/alerce/v1/deshacerAnulacion', ['prospecto', 'etapaDS', 'rechazos', 'mesa']),
  access: ['asesor'],
  request: z.object({ prospectoId: idDe('prospecto') }),
  reply: z.literal('ok'),
  failure: carteraMessages.anulacionNoDeshecha,
})
