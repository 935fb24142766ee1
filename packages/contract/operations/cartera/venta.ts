import { esperasEnPareja } from '@alerce/domain/cartera/pareja'
import { clavesDePaso } from '@alerce/domain/cartera/pasos'
import { estadosDeEdicion } from '@alerce/domain/contrato/edicion'
import { etapasProspecto } from '@alerce/domain/postulacion/etapas'
import { z } from 'zod'
import { clasesDeBitacora } from '../../catalogos/base/bitacora.ts'
import { bitacoraMessages } from '../../messages/cartera/venta.ts'
import { prospectoMessages } from '../../messages/postulacion/prospecto.ts'
import { operation } from '../../operation.ts'
import { cartera } from '../../roles.ts'
import { read } from '../../route.ts'
import { claveDe } from '../../shapes/base/catalogo.ts'
import { id, idDe } from '../../shapes/base/ids.ts'
import { turnoDicho } from '../../shapes/cartera/turno.ts'
import { correccion } from '../mesa/irregularidades.ts'

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
