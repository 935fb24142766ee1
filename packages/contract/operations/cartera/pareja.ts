import { estadosDeEdicion } from '@alerce/domain/contrato/edicion'
import { z } from 'zod'
import { parejaMessages } from '../../messages/postulacion/pareja.ts'
import { prospectoMessages } from '../../messages/postulacion/prospecto.ts'
import { operation } from '../../operation.ts'
import { cartera } from '../../roles.ts'
import { read, write } from '../../route.ts'
import { enPesos, enUF, totalVisto } from '../../shapes/base/dinero.ts'
import { id, idDe, texto } from '../../shapes/base/ids.ts'
import { pasoDeVenta } from './venta.ts'

const lado = z.object({
  prospectoId: id(),
  nombre: z.string(),
  rut: z.string().nullable(),
  estado: z.string(),
  etapa: z.string(),
  /** E: an update of theirs waits to be confirmed. */
  estadoEdicion: z.enum(estadosDeEdicion).nullable(),
  folioDS: z.number().int().nullable(),
  etapaDS: z.string().nullable(),
  declaracionSaludId: id().nullable(),
  turno: z.enum(['actua', 'espera', 'cerrado', 'termino']),
  espera: z.enum(['otorga', 'recibe', 'postulante', 'isapre']).nullable(),
  /** Why, in words. */
  detalle: z.string(),
  /** The step that goes on, by its name and its screen without query; null where none does. */
  sigue: z.object({ titulo: z.string(), ruta: z.string() }).nullable(),
  pasos: z.array(pasoDeVenta),
})

/** One end of the flow between both: the plan, and what it costs before and after the compensation. UF a month. */
const extremo = z.object({
  nombrePlan: z.string(),
  totalUF: enUF(),
  otorgaUF: enUF(),
  recibeUF: enUF(),
  pagarUF: enUF(),
  pagarPesos: enPesos(),
})

/** Both of the pair that a prospect belongs to: where each stands, who acts, who waits for whom and why. Ours. */
export const obtenerPareja = operation('obtenerPareja', {
  route: read('/api/alerce/v1/obtenerPareja', ['prospecto', 'venta', 'cotizacion', 'plan']),
  access: cartera,
  request: z.object({ prospectoId: idDe('prospecto') }),
  reply: z.object({
    otorga: lado,
    recibe: lado,
    /** What flows between them, each null while it has no plan. `saldoUF`: given less received, always 0. */
    compensacion: z.object({ otorga: extremo.nullable(), recibe: extremo.nullable(), saldoUF: enUF() }),
  }),
  failure: parejaMessages.readFailed,
})

/**
 * 'Continuar' of the compensation summary, one act: of the giver the amount, where one is sent, is set for both; then
 * this one's plan is confirmed. `version`: of the summary that was on screen (412 when something changed since). Ours.
 */
export const continuarCompensado = operation('continuarCompensado', {
  route: write('/api/alerce/v1/continuarCompensado', ['plan', 'prospecto', 'datos']),
  access: ['asesor'],
  request: z.object({
    prospectoId: idDe('prospecto'),
    valorCompensacion: z.union([z.number(), texto(20)]).optional(),
    version: texto(200),
    totalVisto: totalVisto(),
  }),
  reply: z.object({ etapa: z.string() }),
  failure: prospectoMessages.etapaSaveFailed,
})
